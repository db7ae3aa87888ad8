package org.jadoube.audit.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.audit.finding.ResumedBy;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.san.LenientSan;

/// How far words make sense as moves in one way of going on after a word that could not be played.
///
/// @param way that way
/// @param positions at the start and after each of `moves`
/// @param fault the fault of the word after the last of the moves; empty if there is none
record Continuation(
    Way way, List<Move> moves, List<Position> positions, Optional<TextFault> fault) {

  /// A way of going on.
  ///
  /// @param line the line of the word
  /// @param by how the word is read
  /// @param move the move, or the word itself
  /// @param plies how many plies come before `start`, counted from the word
  /// @param last the last of these with its number
  /// @param start where `words` begin
  /// @param words the rest of the game
  record Way(
      long line,
      ResumedBy by,
      String move,
      int plies,
      String last,
      Setup start,
      List<UnreadWord> words) {}

  /// The continuation in that way; empty if nothing can be played there.
  static Optional<Continuation> of(Way way, WordsLeft left) {
    return way.start().position().map(first -> from(way, first, left));
  }

  private static Continuation from(Way way, Position first, WordsLeft left) {
    List<Move> moves = new ArrayList<>();
    List<Position> positions = new ArrayList<>(List.of(first));
    Optional<TextFault> fault = Optional.empty();
    for (int at = 0; at < way.words().size() && fault.isEmpty() && left.take(); at++) {
      Position position = positions.getLast();
      var read = LenientSan.read(position, way.words().get(at).text());
      fault = read.faultIfAny();
      read.valueIfAny()
          .ifPresent(understood -> {
            moves.add(understood.move());
            positions.add(position.play(understood.move()));
          });
    }
    return new Continuation(way, moves, positions, fault);
  }

  int length() {
    return moves.size();
  }

  /// How many moves follow the faulty word.
  int following() {
    return length() + Math.max(0, way.plies() - 1);
  }

  /// Whether all words make sense.
  boolean isComplete() {
    return fault.isEmpty();
  }

  /// Whether the move numbers are those of the players who move.
  boolean areTurnsRight() {
    for (int at = 0; at < length(); at++) {
      if (way.words()
          .get(at)
          .turn()
          .filter(positions.get(at).turn().opposite()::equals)
          .isPresent()) {
        return false;
      }
    }
    return true;
  }

  /// Whether the words announce check and mate exactly where they occur.
  boolean areSignsRight() {
    for (int at = 0; at < length(); at++) {
      Position position = positions.get(at + 1);
      boolean check = way.words().get(at).text().endsWith("+");
      boolean mate = way.words().get(at).text().endsWith("#");
      if ((check || mate) != position.isCheck() || mate != position.isCheckmate()) {
        return false;
      }
    }
    return true;
  }

  /// How `game` goes on in this way.
  WayOn resumption(PlayedGame game, WordsLeft left) {
    return new WayOn(way.line(), way.by(), way.move(), way.plies(), way.last(), rest(game, left));
  }

  /// The rest of `game` as a game of its own, which may go on after another fault.
  private PlayedGame rest(PlayedGame game, WordsLeft left) {
    List<UnreadWord> unread = way.words().subList(length(), way.words().size());
    Optional<UnreadWord> passed = unread.stream().limit(1).filter(UnreadWord::isPass).findFirst();
    PlayedGame rest =
        new PlayedGame(
            game.number(),
            game.line(),
            game.tags(),
            way.start(),
            PlayedMoves.of(way.start().halfmoveClock(), moves, positions),
            game.afterMoves(),
            game.lastComment(),
            passed.isPresent()
                ? List.of()
                : fault.map(it -> fault(game, it, unread.getFirst())).stream().toList(),
            game.clocks(),
            passed.map(word -> new Pass(length(), word.line())),
            List.of(),
            isComplete(),
            Optional.empty());
    return isComplete() ? rest : rest.with(WayOn.of(rest, unread, left));
  }

  private PgnFault fault(PlayedGame game, TextFault fault, UnreadWord word) {
    return new PgnFault(
        switch (fault.kind()) {
          case FORM -> PgnFault.Kind.UNREADABLE;
          case ILLEGAL -> PgnFault.Kind.ILLEGAL_MOVE;
          case AMBIGUOUS -> PgnFault.Kind.AMBIGUOUS_MOVE;
        },
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
