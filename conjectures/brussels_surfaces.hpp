// The claims of S. S. Das, Z. M. Myint, S. Nandi, S. Sen, É. Sopena, "A theoretical expansion of the Sprout game"
// (2023), Section 2, forests and surfaces: one entry a claim, in the order of ids. Vocabulary: a start has n spots with
// t_1, ..., t_n tips, T together; a length is the number of moves of a whole play.
#pragma once

#include <array>

#include "conjectures/brussels/surface_checks.hpp"
#include "conjectures/claim.hpp"

namespace sprague::brussels {

inline constexpr std::string_view kSizes = "spots and tips, n + T";
inline constexpr std::string_view kTipsEverywhere = "t_i >= 1: every spot has a tip. The drawing stays as it is.";
inline constexpr std::string_view kAnyTips = "Spots without tips are not excluded.";

// Starts with spots without tips are there to be refuted, and are many.
inline constexpr Range kQuickAny{1, 8};
inline constexpr Range kAny{1, 12};
inline constexpr Range kQuickStarts{2, 12};
inline constexpr Range kStarts{2, 16};
inline constexpr std::uint64_t kMostStarts = 20;

inline constexpr std::string_view kSimpleGraphs = "t_i >= 1, and the graph has no double edges.";
inline constexpr Range kQuickSimple{2, 7};
inline constexpr Range kQuickSimpleSpots{3, 8};
inline constexpr Range kSimpleSizes{2, 10};
inline constexpr Range kSimpleSpotSizes{3, 12};

inline constexpr std::array kC23Readings{
    Reading{"t_i >= 1", Role::printed, kTipsEverywhere, kSizes, {2, 12}, {2, 19}, kMostStarts, check_sphere},
    Reading{"spots without tips too", Role::variant, kAnyTips, kSizes, kQuickAny, kAny, kMostStarts,
            check_sphere_printed},
    Reading{"the graph stays planar", Role::variant, "t_i >= 1, and the graph may be drawn anew after each move.",
            kSizes, kQuickStarts, kStarts, kMostStarts, check_sphere_abstract},
    Reading{"simple graphs", Role::variant, kSimpleGraphs, kSizes, kQuickSimple, kSimpleSizes, kMostStarts,
            check_simple_sphere},
};
inline constexpr std::array kC24Readings{
    Reading{"t_i >= 1", Role::printed, kTipsEverywhere, kSizes, kQuickStarts, kStarts, kMostStarts, check_parity},
    Reading{"spots without tips too", Role::variant, kAnyTips, kSizes, kQuickAny, kAny, kMostStarts,
            check_parity_printed},
    Reading{"simple graphs", Role::variant, kSimpleGraphs, kSizes, kQuickSimple, kSimpleSizes, kMostStarts,
            check_simple_parity},
    Reading{
        "simple graphs, two spots or more", Role::pattern,
        "On simple graphs, k >= 0, t_i >= 1 and n >= 2, but for two spots of one tip each, the nimber is n + T modulo "
        "2.",
        kSizes, kQuickSimpleSpots, kSimpleSpotSizes, kMostStarts, check_simple_parity_of_more_spots},
};
inline constexpr std::array kC26Readings{
    Reading{"N_0 is the projective plane", Role::printed, "As the text says; t_i >= 1.", kSizes, kQuickStarts, kStarts,
            kMostStarts, check_projective_plane},
    Reading{"N_0 is the sphere",
            Role::repaired,
            "As Theorem 2.5's formula has it; t_i >= 1.",
            kSizes,
            {2, 12},
            {2, 19},
            kMostStarts,
            check_sphere},
};
inline constexpr std::array kQ27Readings{
    Reading{"nimbers", Role::pattern, "", kSizes, {1, 12}, {1, 16}, kMostStarts, check_nimbers_on_crosscaps},
    Reading{"parity alone", Role::variant,
            "As on orientable surfaces, the first player wins exactly if n + T is odd; t_i >= 1.", kSizes, kQuickStarts,
            kStarts, kMostStarts, check_parity_on_crosscaps},
    Reading{"simple graphs", Role::variant, "The same rule where the graph has no double edges; t_i >= 1.", kSizes,
            kQuickSimple, kSimpleSizes, kMostStarts, check_simple_nimbers},
    Reading{"simple graphs, two spots or more",
            Role::pattern,
            "On simple graphs, with k = 2, t_i >= 1 and n >= 2, but for two spots of one tip each, the nimber is n + T "
            "modulo 2.",
            kSizes,
            {3, 11},
            {3, 11},
            kMostStarts,
            check_simple_nimbers_of_more_spots},
    Reading{"simple graphs, two or three spots",
            Role::pattern,
            "The same for n = 2 and n = 3.",
            kSizes,
            kQuickSimpleSpots,
            {3, 12},
            kMostStarts,
            check_simple_nimbers_of_few_spots},
    Reading{
        "ribbon graphs", Role::pattern,
        "t_i >= 1, the surface as a budget: a position is a ribbon graph, the order of edges and tips around each "
        "vertex and which edges are twisted; a move joins any two tips, on one boundary walk or two, as long as the "
        "graph can still be drawn with k crosscaps. For even k the nimber is n + T modulo 2; for odd k it is 0 if T = "
        "n, 2 if T = n + 1, else n + T + 1 modulo 2.",
        kSizes, kQuickStarts, kStarts, kMostStarts, check_ribbon_nimbers},
};
inline constexpr std::array kT21Readings{
    Reading{"t_i >= 1", Role::printed, kTipsEverywhere, kSizes, {2, 14}, {2, 20}, kMostStarts, check_forests},
    Reading{"spots without tips too",
            Role::variant,
            kAnyTips,
            kSizes,
            kQuickAny,
            {1, 16},
            kMostStarts,
            check_forests_printed},
};
inline constexpr std::array kT22Readings{
    Reading{"t_i >= 1", Role::printed, kTipsEverywhere, kSizes, kQuickStarts, kStarts, kMostStarts, check_handles},
    Reading{"spots without tips too", Role::variant, kAnyTips, kSizes, kQuickAny, kAny, kMostStarts,
            check_handles_printed},
    Reading{"every j", Role::variant, "t_i >= 1, and each of these lengths occurs.", kSizes, kQuickStarts, kStarts,
            kMostStarts, check_handles_every_length},
    Reading{"every j, two tips", Role::repaired, "t_i >= 1, and each of these lengths occurs if T >= 2.", kSizes,
            kQuickStarts, kStarts, kMostStarts, check_handles_two_tips},
    Reading{"the graph stays drawable", Role::variant, "t_i >= 1, and the graph may be drawn anew after each move.",
            kSizes, kQuickStarts, kStarts, kMostStarts, check_handles_abstract},
    Reading{"the proof's j",
            Role::step,
            "The length of a play has for j the least genus of a surface on which its final graph can be drawn.",
            "tips",
            {1, 2},
            {1, 2},
            2,
            check_handles_least_genus},
    Reading{"simple graphs", Role::variant, kSimpleGraphs, kSizes, kQuickSimple, kSimpleSizes, kMostStarts,
            check_simple_handles},
    Reading{
        "ribbon graphs", Role::variant,
        "t_i >= 1, the surface as a budget: a position is a ribbon graph, the order of edges and tips around each "
        "vertex; a move joins any two tips, on one boundary walk or two, as long as the genus of the graph's own "
        "surfaces, a disc in each boundary walk, stays at most k. Of the lengths just that of j = k occurs where T >= "
        "2.",
        kSizes, kQuickStarts, kStarts, kMostStarts, check_ribbons_on_handles},
};
inline constexpr std::array kT25Readings{
    Reading{"t_i >= 1", Role::printed, kTipsEverywhere, kSizes, kQuickStarts, kStarts, kMostStarts, check_crosscaps},
    Reading{"spots without tips too", Role::variant, kAnyTips, kSizes, kQuickAny, kAny, kMostStarts,
            check_crosscaps_printed},
    Reading{"every j", Role::variant, "t_i >= 1, and each of these lengths occurs.", kSizes, kQuickStarts, kStarts,
            kMostStarts, check_crosscaps_every_length},
    Reading{"every j, two tips", Role::repaired, "t_i >= 1, and each of these lengths occurs if T >= 2.", kSizes,
            kQuickStarts, kStarts, kMostStarts, check_crosscaps_two_tips},
    Reading{"the graph stays drawable", Role::variant, "t_i >= 1, and the graph may be drawn anew after each move.",
            kSizes, kQuickStarts, kStarts, kMostStarts, check_crosscaps_abstract},
    Reading{
        "the proof's j",
        Role::step,
        "The length of a play has for j the least number of crosscaps, 0 for the sphere, with which its final graph "
        "can be drawn.",
        "tips",
        {1, 2},
        {1, 2},
        2,
        check_crosscaps_least_genus},
    Reading{"simple graphs", Role::variant, kSimpleGraphs, kSizes, kQuickSimple, kSimpleSizes, kMostStarts,
            check_simple_crosscaps},
    Reading{
        "ribbon graphs", Role::variant,
        "t_i >= 1, the surface as a budget, as for Theorem 2.2; edges may be twisted, and the graph must be one that "
        "can be drawn with k crosscaps. Of the lengths just those of j = k - 1 and j = k occur where T >= 2.",
        kSizes, kQuickStarts, kStarts, kMostStarts, check_ribbons_on_crosscaps},
};

inline constexpr std::string_view kSurfacePaper = "brussels-sprouts";

inline constexpr std::array kSurfaceClaims{
    Claim{
        "BS-C2.3", kSurfacePaper, "Corollary 2.3", Kind::proposition,
        "On the plane every play of BS_n(t_1, ..., t_n) lasts n - 2 + T moves, and the first player wins exactly if n "
        "+ T is odd.",
        kC23Readings},
    Claim{"BS-C2.4", kSurfacePaper, "Corollary 2.4", Kind::proposition,
          "On the orientable surface with k >= 1 handles the first player wins BS_n(t_1, ..., t_n) exactly if n + T is "
          "odd.",
          kC24Readings},
    Claim{
        "BS-C2.6", kSurfacePaper, "Corollary 2.6", Kind::proposition,
        "On N_0 every play of BS_n(t_1, ..., t_n) lasts n - 2 + T moves, and the first player wins exactly if n + T is "
        "odd.",
        kC26Readings},
    Claim{
        "BS-Q2.7", kSurfacePaper, "Question 2.7", Kind::question,
        "Who wins BS_n(t_1, ..., t_n) on the surface with k >= 1 crosscaps? The rule found, n being the number of "
        "spots that have tips: for even k the nimber is (n + T) modulo 2; for odd k it is 0 if T = n, 2 if T - n is "
        "odd, 3 if T - n is even and positive. So for even k the first player wins exactly if n + T is odd, for odd k "
        "unless no spot has two tips.",
        kQ27Readings},
    Claim{"BS-T2.1", kSurfacePaper, "Theorem 2.1", Kind::theorem,
          "On forests every play of BS_n(t_1, ..., t_n) lasts n - 1 moves.", kT21Readings},
    Claim{
        "BS-T2.2", kSurfacePaper, "Theorem 2.2", Kind::theorem,
        "On the orientable surface with k handles the lengths of plays of BS_n(t_1, ..., t_n) are of the form n - 2 + "
        "2j + T with j = 0, 1, ..., k.",
        kT22Readings},
    Claim{"BS-T2.5", kSurfacePaper, "Theorem 2.5", Kind::theorem,
          "On the non-orientable surface with k crosscaps the lengths of plays of BS_n(t_1, ..., t_n) are of the form "
          "n - "
          "2 + j + T with j = 0, 1, ..., k.",
          kT25Readings},
};

}  // namespace sprague::brussels
