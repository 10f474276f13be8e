#include "reports/markdown.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "conjectures/registry.hpp"
#include "reports/csv.hpp"
#include "reports/file_io.hpp"
#include "reports/report_model.hpp"
#include "reports/report_pages.hpp"

namespace sprague {

void write_report(const RunFolder& run, const std::filesystem::path& out_dir) {
  run.check_files();
  const ReportModel model = model_of(run);
  for (const auto& folder : {out_dir, out_dir / "figures", out_dir / "data"}) {
    make_folder(folder);
    remove_unfinished(folder);
  }
  for (const ReadingReport& report : model.readings) {
    const auto write = [&](const Figure& figure) { write_file(out_dir / "figures" / figure.file, figure.svg); };
    if (report.witness) write(*report.witness);
    std::ranges::for_each(report.figures, write);
    std::ranges::for_each(report.gallery, write);
    for (const Table& table : report.tables) write_file(out_dir / "data" / table.file, to_csv(table.data));
  }
  for (const Paper& paper : known_papers()) {
    if (covers(model, paper)) write_file(out_dir / fmt::format("{}.md", paper.key), paper_page(model, paper));
  }
  if (has_gallery(model)) write_file(out_dir / "gallery.md", gallery_page(model));
  if (has_comparisons(model)) {
    write_file(out_dir / "comparisons.md", comparison_page(model));
    write_file(out_dir / "comparisons.tex", comparison_tex(model));
  }
  if (has_proofs(model)) write_file(out_dir / "proofs.md", proofs_page(model));
  write_file(out_dir / "errata.md", errata_page(model));
  write_file(out_dir / "index.md", index_page(model));
}

}  // namespace sprague
