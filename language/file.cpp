#include "language/file.hpp"

namespace sprague::language {

std::string file_name_of(std::string_view reading) {
  std::string name;
  for (const char c : reading) {
    const bool is_kept = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    if (is_kept) {
      name += c;
    } else if (!name.ends_with('-')) {
      name += '-';
    }
  }
  return name;
}

void each_node_of(const Statement& statement, absl::FunctionRef<void(const Node&)> visit) {
  for (const Binding& binding : statement.bindings) {
    for (const Bound& bound : binding.bounds) {
      each_node(bound.least, visit);
      each_node(bound.most, visit);
    }
    each_node(binding.domain, visit);
    each_node(binding.where, visit);
  }
  each_node(statement.body, visit);
  each_node(statement.range, visit);
  for (const NodePtr& node : statement.by) each_node(node, visit);
  for (const NodePtr& node : statement.columns) each_node(node, visit);
  for (const Data& data : statement.data) {
    each_node(data.where, visit);
    for (const NodePtr& node : data.columns) each_node(node, visit);
  }
}

}  // namespace sprague::language
