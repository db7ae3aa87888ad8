package org.jadoube.audit.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.audit.finding.ResumedBy;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.chess.Move;
import org.jadoube.chess.MoveExplanation;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Reason;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.san.LenientSan;
import org.jadoube.notation.san.San;

/// How a game goes on after a move that could not be played: the one way in which all the moves
/// after it are legal. Another legal move may have been meant, or the illegal one was played and
/// stood, as the Laws expect if nobody notices (Article 7.5).
///
/// @param by what stands for that move
/// @param move that move, in standard algebraic notation or as it was written
/// @param rest the moves after it, as a game that begins there
public record Resumption(ResumedBy by, String move, PlayedGame rest) {
  /// With fewer moves after it, too much would make sense.
  private static final int FEWEST_MOVES = 4;

  static final int MOST_MOVES = 1_000;

  /// The resumption of `game`, if there is exactly one.
  ///
  /// @param unread the words of the game that were not played, the faulty one first
  static Optional<Resumption> of(PlayedGame game, List<String> unread) {
    if (unread.size() <= FEWEST_MOVES || unread.size() > MOST_MOVES) {
      return Optional.empty();
    }
    Setup before = game.setup(game.plies());
    List<String> words = unread.subList(1, unread.size());
    List<Resumption> replaced =
        game.end().legalMoves().stream()
            .flatMap(move -> replaced(game, before, move, words).stream())
            .toList();
    return replaced.isEmpty()
        ? only(stood(game, before, unread.getFirst(), words))
        : likeliest(replaced, alike(game), words);
  }

  /// The moves that look like the one that could not be played.
  private static List<String> alike(PlayedGame game) {
    return game.faults().stream()
        .filter(PgnFault::losesMoves)
        .findFirst()
        .map(PgnFault::candidates)
        .orElse(List.of());
  }

  /// Of several resumptions the one in which all signs of check and mate are right, or that looks
  /// like what was written.
  private static Optional<Resumption> likeliest(
      List<Resumption> all, List<String> alike, List<String> words) {
    List<Resumption> exact =
        all.stream().filter(each -> areSignsRight(each.rest(), words)).toList();
    List<Resumption> looksIt = exact.stream().filter(each -> alike.contains(each.move())).toList();
    return only(looksIt).or(() -> only(exact)).or(() -> only(all));
  }

  private static boolean areSignsRight(PlayedGame rest, List<String> words) {
    for (int at = 0; at < words.size(); at++) {
      Position position = rest.positions().get(at + 1);
      boolean check = words.get(at).endsWith("+");
      boolean mate = words.get(at).endsWith("#");
      if ((check || mate) != position.isCheck() || mate != position.isCheckmate()) {
        return false;
      }
    }
    return true;
  }

  private static Optional<Resumption> only(List<Resumption> all) {
    return all.size() == 1 ? Optional.of(all.getFirst()) : Optional.empty();
  }

  private static Optional<Resumption> replaced(
      PlayedGame game, Setup before, Move move, List<String> words) {
    return rest(game, before.after(move).counted(0, before.numberAfter(1).number()), words)
        .map(rest -> new Resumption(ResumedBy.ANOTHER_MOVE, San.write(game.end(), move), rest));
  }

  private static List<Resumption> stood(
      PlayedGame game, Setup before, String written, List<String> words) {
    List<Attempt> attempts =
        LenientSan.said(written, Language.ENGLISH)
            .valueIfAny()
            .map(said -> said.attempts(before))
            .orElse(List.of());
    return nearest(before, attempts).stream()
        .flatMap(attempt -> after(before, attempt).stream())
        .distinct()
        .flatMap(setup -> rest(game, setup, words).stream())
        .map(rest -> new Resumption(ResumedBy.THE_MOVE_ITSELF, written, rest))
        .toList();
  }

  /// Those that are moves which such a piece makes, or all of them if none is.
  private static List<Attempt> nearest(Setup before, List<Attempt> attempts) {
    List<Attempt> nearest =
        attempts.stream().filter(attempt -> isHowThePieceMoves(before, attempt)).toList();
    return nearest.isEmpty() ? attempts : nearest;
  }

  private static boolean isHowThePieceMoves(Setup before, Attempt attempt) {
    return MoveExplanation.of(before, attempt) instanceof MoveExplanation.Illegal(var reasons)
        && reasons.stream().noneMatch(Reason.NotHowThePieceMoves.class::isInstance);
  }

  /// The setup after an illegal move that stands.
  private static Optional<Setup> after(Setup before, Attempt attempt) {
    return attempt instanceof Attempt.Step(var from, var to, var promotion)
        ? before
            .board()
            .at(from)
            .map(piece -> Piece.of(piece.colour(), promotion.orElse(piece.role())))
            .map(piece -> after(before, before.board().without(from).with(to, piece)))
        : Optional.empty();
  }

  private static Setup after(Setup before, Board board) {
    return new Setup(
        board,
        before.turn().opposite(),
        before.castlingRooks(),
        Optional.empty(),
        0,
        before.numberAfter(1).number());
  }

  /// The game from `start` on, if all `words` are legal moves there.
  private static Optional<PlayedGame> rest(PlayedGame game, Setup start, List<String> words) {
    Optional<Position> first = start.position();
    if (first.isEmpty()) {
      return Optional.empty();
    }
    List<Move> moves = new ArrayList<>();
    List<Position> positions = new ArrayList<>(List.of(first.get()));
    for (String word : words) {
      var read = LenientSan.read(positions.getLast(), word).valueIfAny();
      if (read.isEmpty()) {
        return Optional.empty();
      }
      moves.add(read.get().move());
      positions.add(positions.getLast().play(read.get().move()));
    }
    return Optional.of(rest(game, start, moves, positions));
  }

  private static PlayedGame rest(
      PlayedGame game, Setup start, List<Move> moves, List<Position> positions) {
    return new PlayedGame(
        game.number(),
        game.line(),
        game.tags(),
        start,
        Play.of(start.halfmoveClock(), moves, positions),
        game.afterMoves(),
        game.lastComment(),
        List.of(),
        game.clocks(),
        OptionalInt.empty(),
        List.of(),
        /* whole= */ true,
        Optional.empty());
  }
}
