package org.jadoube.web.hall;

import java.util.Map;
import java.util.Optional;
import org.jadoube.tournament.Stage;
import org.jadoube.web.description.NameOf;

/// The state of a tournament. Players, teams, rounds and boards are found by their numbers.
///
/// @param revision of the document of the tournament, which has the rest, such as the boards of
///   earlier rounds
/// @param standings changes whenever the standings may have changed, which should then be requested
///   again
/// @param plannedRounds the number that the format leads to; 0 while unknown
/// @param scarceMillis a player with less time left is short of time: a tenth of the main time, and
///   at most what the Laws call little (Article 8.4); absent without a time control
/// @param drawClaims the counts at which a draw can be claimed
/// @param stopped whether acts cannot be stored now, so that all clocks are stopped
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
