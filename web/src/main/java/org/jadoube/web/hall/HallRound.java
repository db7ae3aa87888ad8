package org.jadoube.web.hall;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A round of a tournament. Boards are shown of the latest published round, of earlier rounds that
/// are not over, and, for officials, of a round that is not published yet.
///
/// @param published whether everybody may see it; only officials are told of other rounds
/// @param appointed when it starts
/// @param over whether all boards have results
/// @param byes of participants without an opponent
/// @param matches of teams, if teams play
public record HallRound(
    boolean published,
    Optional<String> appointed,
    boolean over,
    Optional<Map<String, HallBoard>> boards,
    Optional<List<HallBye>> byes,
    Optional<Map<String, HallMatch>> matches) {}
