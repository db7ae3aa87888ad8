package org.jadoube.web.hall;

import java.util.Map;
import java.util.Optional;
import org.jadoube.tournament.Stage;
import org.jadoube.web.description.NameOf;

/// How a tournament stands. Players, teams, rounds and boards are found by their numbers.
///
/// @param revision of the document of the tournament, which has what is not here, such as the
///   boards of earlier rounds
/// @param standings changes whenever the standings may have changed: ask for them again then
/// @param plannedRounds as many as the format leads to; 0 while that is unknown
/// @param scarceMillis who has less time than this left is short of time: a tenth of the main time,
///   and at most what the Laws call little (Article 8.4); absent without a time control
/// @param drawClaims when a draw can be claimed
/// @param stopped whether acts cannot be stored now, so that all clocks stand
/// @param teams if teams play
public record HallState(
    String name,
    int revision,
    String standings,
    @NameOf(Stage.class) String stage,
    int plannedRounds,
    Optional<Long> scarceMillis,
    HallDrawClaims drawClaims,
    boolean stopped,
    Map<String, HallPlayer> players,
    Optional<Map<String, HallTeam>> teams,
    Map<String, HallRound> rounds) {}
