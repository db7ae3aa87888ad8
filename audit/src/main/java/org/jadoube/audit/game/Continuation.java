package org.jadoube.audit.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.audit.finding.ResumedBy;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.san.LenientSan;

/// How far words make sense as moves if the move before them was another one, or stood.
///
/// @param by what stands for that move
/// @param move that move
/// @param start where the words begin
/// @param positions at the start and after each of `moves`
/// @param fault what is wrong with the word after the last of the moves; empty if there is none
record Continuation(
    ResumedBy by,
    String move,
    Setup start,
    List<Move> moves,
    List<Position> positions,
    Optional<TextFault> fault) {

  /// The continuation from `start`; empty if nothing can be played there.
  static Optional<Continuation> of(ResumedBy by, String move, Setup start, List<UnreadWord> words) {
    return start.position().map(first -> from(by, move, start, first, words));
  }

  private static Continuation from(
      ResumedBy by, String move, Setup start, Position first, List<UnreadWord> words) {
    List<Move> moves = new ArrayList<>();
    List<Position> positions = new ArrayList<>(List.of(first));
    Optional<TextFault> fault = Optional.empty();
    for (int at = 0; at < words.size() && fault.isEmpty(); at++) {
      Position position = positions.getLast();
      var read = LenientSan.read(position, words.get(at).text());
      fault = read.faultIfAny();
      read.valueIfAny()
          .ifPresent(understood -> {
            moves.add(understood.move());
            positions.add(position.play(understood.move()));
          });
    }
    return new Continuation(by, move, start, moves, positions, fault);
  }

  int length() {
    return moves.size();
  }

  /// Whether all words make sense.
  boolean isComplete() {
    return fault.isEmpty();
  }

  /// Whether it ends with a move, though not one that can be played.
  boolean endsWithMove() {
    return fault.filter(it -> it.kind() != TextFault.Kind.FORM).isPresent();
  }

  /// Whether the words say check and mate just where there is one.
  boolean areSignsRight(List<UnreadWord> words) {
    for (int at = 0; at < length(); at++) {
      Position position = positions.get(at + 1);
      boolean check = words.get(at).text().endsWith("+");
      boolean mate = words.get(at).text().endsWith("#");
      if ((check || mate) != position.isCheck() || mate != position.isCheckmate()) {
        return false;
      }
    }
    return true;
  }

  /// The rest of `game` as a game of its own, which perhaps goes on after another fault.
  PlayedGame of(PlayedGame game, List<UnreadWord> words) {
    List<PgnFault> faults = fault.map(it -> fault(game, it, words.get(length()))).stream().toList();
    PlayedGame rest =
        new PlayedGame(
            game.number(),
            game.line(),
            game.tags(),
            start,
            Play.of(start.halfmoveClock(), moves, positions),
            game.afterMoves(),
            game.lastComment(),
            faults,
            game.clocks(),
            OptionalInt.empty(),
            List.of(),
            isComplete(),
            Optional.empty());
    return isComplete()
        ? rest
        : rest.with(Resumption.of(rest, words.subList(length(), words.size())));
  }

  private PgnFault fault(PlayedGame game, TextFault fault, UnreadWord word) {
    return new PgnFault(
        fault.kind() == TextFault.Kind.AMBIGUOUS
            ? PgnFault.Kind.AMBIGUOUS_MOVE
            : PgnFault.Kind.ILLEGAL_MOVE,
        game.number(),
        /* offset= */ 0,
        word.line(),
        /* column= */ 1,
        length(),
        word.text(),
        fault.expected(),
        fault.candidates());
  }
}
