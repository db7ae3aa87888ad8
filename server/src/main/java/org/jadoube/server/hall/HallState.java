package org.jadoube.server.hall;

import java.util.Map;
import java.util.Optional;
import org.jadoube.server.description.NameOf;
import org.jadoube.wire.competition.Stage;

/// How an event stands. Players, teams, rounds and boards are found by their numbers.
///
/// @param revision of the document of the event, which has what is not here, such as the boards of
///   earlier rounds
/// @param standings changes whenever the standings may have changed: ask for them again then
/// @param plannedRounds as many as the format leads to; 0 while that is unknown
/// @param scarceMillis who has less time than this left is short of time: a tenth of the main time,
///   and at most five minutes; absent without a time control
/// @param stopped whether acts cannot be stored now, so that all clocks stand
/// @param teams if teams play
public record HallState(
    String name,
    int revision,
    String standings,
    @NameOf(Stage.class) String stage,
    int plannedRounds,
    Optional<Long> scarceMillis,
    boolean stopped,
    Map<String, HallPlayer> players,
    Optional<Map<String, HallTeam>> teams,
    Map<String, HallRound> rounds) {}
