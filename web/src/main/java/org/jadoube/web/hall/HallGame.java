package org.jadoube.web.hall;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.game.Phase;
import org.jadoube.web.description.NameOf;
import org.jadoube.web.view.ClockView;

/// The state of the game on a board.
///
/// @param sequence of its latest event
/// @param ply the number of moves made, White's and Black's
/// @param lastMove in UCI
/// @param occurrences how often the position has appeared, this time included
/// @param reversiblePlies how many plies ago a pawn was moved or something captured; 100 make fifty
///   moves by each player
/// @param offer who has offered a draw, while it is open
/// @param pause the reason why the clocks are stopped
/// @param ending the provision under which the game ended
/// @param connected the connected players; absent over the board
/// @param awaited over the board at an appointed time, once White's clock runs: the players who
///   have neither reported their arrival nor moved
/// @param unsigned over the board, once the game is over: the players who have yet to sign the
///   result
/// @param calls calls for the arbiter; for officials only
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
  /// This state for followers who are not officials.
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
