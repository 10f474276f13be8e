// The pages of a report, each a function of the model; what several of them say stands here once.
//
// The word for a verdict is the verdict's own and appears nowhere else, so that "holds" cannot be read where a range
// was not completed. A witness is called smallest only where the finding says that it is proved.
#pragma once

#include <string>

#include "reports/report_model.hpp"

namespace sprague {

std::string index_page(const ReportModel& model);
std::string paper_page(const ReportModel& model, const Paper& paper);
std::string errata_page(const ReportModel& model);
std::string proofs_page(const ReportModel& model);
std::string gallery_page(const ReportModel& model);
std::string comparison_page(const ReportModel& model);
std::string comparison_tex(const ReportModel& model);

// Whether the run has a finding on that paper.
bool covers(const ReportModel& model, const Paper& paper);

// Whether anything is proved, or a step of an induction that is for all sizes.
bool has_proofs(const ReportModel& model);

// Whether there is anything for the gallery page, and for the comparisons.
bool has_gallery(const ReportModel& model);
bool has_comparisons(const ReportModel& model);
bool has_comparisons(const ReadingReport& report);

// The link to a claim's section on the page of its paper.
std::string link_to(const Claim& claim);

// The name of the section of a claim in links.
std::string anchor_of(const Claim& claim);

// The witness's label, notation, graph6 and picture as paragraphs; empty where there is none.
std::string witness_paragraphs(const ReadingReport& report);

// One picture with its caption.
std::string figure_paragraph(const Figure& figure);

// The options of a command that asks for the same tier or range.
std::string tier_options(const RunRequest& request);

}  // namespace sprague
