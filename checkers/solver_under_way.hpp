// Whether a solver is at work in this process.
#pragma once

namespace sprague {

// Whether a thread is asking Z3, which ends the process by exit where it is out of memory at a bad moment.
bool is_solver_under_way();

}  // namespace sprague
