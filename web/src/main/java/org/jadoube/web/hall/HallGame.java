package org.jadoube.web.hall;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.game.Phase;
import org.jadoube.web.description.NameOf;
import org.jadoube.web.view.ClockView;

/// How the game on a board stands.
///
/// @param sequence of its latest event
/// @param ply the number of moves made, White's and Black's
/// @param lastMove in UCI
/// @param occurrences how often the position has appeared, this time included
/// @param reversiblePlies how many plies ago a pawn was moved or something captured; 100 make fifty
///   moves by each player
/// @param offer who has offered a draw, while it is open
/// @param pause why the clocks are stopped
/// @param ending the provision under which the game ended
/// @param connected who is connected; absent over the board
/// @param awaited over the board at an appointed time, once White's clock runs: who has neither
///   said to have come nor moved
/// @param unsigned over the board, once the game is over: who has not signed the result yet
/// @param calls what the arbiter is wanted for; for officials only
public record HallGame(
    int sequence,
    @NameOf(Phase.class) String phase,
    @NameOf(Colour.class) String turn,
    int ply,
    String fen,
    Optional<String> lastMove,
    ClockView clock,
    int occurrences,
    int reversiblePlies,
    @NameOf(Colour.class) Optional<String> offer,
    @NameOf(PauseReason.class) Optional<String> pause,
    @NameOf(Rule.class) Optional<String> ending,
    Optional<HallPresence> connected,
    Optional<List<String>> awaited,
    Optional<List<String>> unsigned,
    Optional<List<HallCall>> calls) {
  /// The same for those who are not officials.
  HallGame withoutCalls() {
    return new HallGame(
        sequence,
        phase,
        turn,
        ply,
        fen,
        lastMove,
        clock,
        occurrences,
        reversiblePlies,
        offer,
        pause,
        ending,
        connected,
        awaited,
        unsigned,
        Optional.empty());
  }
}
