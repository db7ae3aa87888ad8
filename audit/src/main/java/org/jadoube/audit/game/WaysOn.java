package org.jadoube.audit.game;

import static org.jadoube.audit.finding.ResumedBy.ANOTHER_MOVE;
import static org.jadoube.audit.finding.ResumedBy.LEFT_OUT;
import static org.jadoube.audit.finding.ResumedBy.MISSING_MOVE;
import static org.jadoube.audit.finding.ResumedBy.PASS;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.audit.finding.ResumedBy;
import org.jadoube.chess.Move;
import org.jadoube.chess.Setup;
import org.jadoube.notation.san.LenientSan;
import org.jadoube.notation.san.San;

/// The ways in which a game can go on after a word that could not be played, each as far as the
/// following words make sense.
final class WaysOn {
  private final PlayedGame game;
  private final List<UnreadWord> words;
  private final WordsLeft left;
  private final UnreadWord faulty;
  private final Setup before;

  /// @param words the words not played, the faulty one first
  WaysOn(PlayedGame game, List<UnreadWord> words, WordsLeft left) {
    this.game = game;
    this.words = words;
    this.left = left;
    faulty = words.getFirst();
    before = game.setup(game.plies());
  }

  /// The player passes, as written, with nothing else changed. In check that would be no position.
  Optional<Continuation> passed() {
    return faulty.isPass() && !game.end().isCheck()
        ? continued(PASS, faulty.text(), 1, UnnoticedMove.passed(before), 1)
        : Optional.empty();
  }

  /// With legal moves: none or one in place of the word.
  List<Continuation> legal() {
    return Stream.of(replaced(), missing(), leftOut()).flatMap(each -> each).toList();
  }

  /// With the illegal move on the board.
  List<Continuation> stood() {
    return new UnnoticedMove(before, words)
        .ways().stream().flatMap(way -> Continuation.of(way, left).stream()).toList();
  }

  /// Whether the written move would be legal but for its own king.
  boolean isCheckOverlooked() {
    return new UnnoticedMove(before, words).isCheckOverlooked();
  }

  private Stream<Continuation> replaced() {
    return Stream.concat(
        with(ANOTHER_MOVE, inPieces().stream().toList(), 2),
        with(ANOTHER_MOVE, game.end().legalMoves(), 1));
  }

  /// The move if it is written as two words: `B b5`.
  private Optional<Move> inPieces() {
    return words.size() > 1
        ? LenientSan.read(game.end(), faulty.text() + words.get(1).text())
            .valueIfAny()
            .map(understood -> understood.move())
        : Optional.empty();
  }

  /// A move is missing before the word.
  private Stream<Continuation> missing() {
    return faulty.isMove() && !faulty.isPass()
        ? with(MISSING_MOVE, game.end().legalMoves(), 0).filter(Continuation::areTurnsRight)
        : Stream.empty();
  }

  private Stream<Continuation> with(ResumedBy by, List<Move> moves, int used) {
    return isMoveOrEnd(used)
        ? moves.stream().flatMap(move -> with(by, move, used))
        : Stream.empty();
  }

  /// Whether anything can be played from there, whatever the position. In damaged archives hardly
  /// any word has the form of a move, and trying it in all positions takes long.
  private boolean isMoveOrEnd(int at) {
    return at >= words.size() || words.get(at).isReadable();
  }

  private Stream<Continuation> with(ResumedBy by, Move move, int used) {
    Setup after = before.after(move).counted(0, before.numberAfter(1).number());
    return continued(by, San.write(game.end(), move), 1, after, used).stream();
  }

  /// The word repeats the last move, or is no move.
  private Stream<Continuation> leftOut() {
    boolean needless = isDoubled() || (!faulty.isReadable() && inPieces().isEmpty());
    return needless && !faulty.isPass()
        ? continued(LEFT_OUT, faulty.text(), 0, before.counted(0, before.moveNumber()), 1).stream()
            .filter(Continuation::areTurnsRight)
        : Stream.empty();
  }

  private boolean isDoubled() {
    int last = game.plies() - 1;
    return last >= 0
        && Likeness.bare(San.write(game.positions().get(last), game.play().move(last)))
            .equals(Likeness.bare(faulty.text()));
  }

  private Optional<Continuation> continued(
      ResumedBy by, String move, int plies, Setup start, int used) {
    String last = plies == 0 ? "" : before.numberAfter(0) + move;
    List<UnreadWord> rest = words.subList(used, words.size());
    return Continuation.of(
        new Continuation.Way(faulty.line(), by, move, plies, last, start, rest), left);
  }
}
