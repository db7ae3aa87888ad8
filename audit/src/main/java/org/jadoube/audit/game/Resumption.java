package org.jadoube.audit.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jadoube.audit.finding.ResumedBy;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.chess.Move;
import org.jadoube.chess.MoveExplanation;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Reason;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.san.LenientSan;
import org.jadoube.notation.san.San;

/// How a game goes on after a move that could not be played: the one way in which the moves after
/// it are legal, all of them or many up to the next such move. Another legal move may have been
/// meant, or the illegal one was played and stood, as the Laws expect if nobody notices (Article
/// 7.5).
///
/// @param by what stands for that move
/// @param move that move, in standard algebraic notation or as it was written
/// @param rest the moves after it, as a game that begins there
public record Resumption(ResumedBy by, String move, PlayedGame rest) {
  /// With fewer moves after it, too much would make sense.
  private static final int FEWEST_MOVES = 4;

  /// As many have to make sense if another fault follows.
  private static final int FEWEST_BEFORE_FAULT = 12;

  static final int MOST_MOVES = 1_000;

  /// The resumption of `game`, if there is exactly one.
  ///
  /// @param unread the words of the game that were not played, the faulty one first
  static Optional<Resumption> of(PlayedGame game, List<UnreadWord> unread) {
    if (unread.size() <= FEWEST_MOVES || unread.size() > MOST_MOVES) {
      return Optional.empty();
    }
    Setup before = game.setup(game.plies());
    List<UnreadWord> words = unread.subList(1, unread.size());
    List<Continuation> replaced =
        game.end().legalMoves().stream()
            .flatMap(move -> replaced(game, before, move, words).stream())
            .toList();
    List<Continuation> stood = stood(before, unread.getFirst().text(), words);
    Predicate<String> alike = alike(game, unread.getFirst().text());
    return all(replaced, stood, alike, words)
        .or(() -> some(replaced, stood, alike, words))
        .map(it -> new Resumption(it.by(), it.move(), it.of(game, words)));
  }

  /// The one in which all words make sense.
  private static Optional<Continuation> all(
      List<Continuation> replaced,
      List<Continuation> stood,
      Predicate<String> alike,
      List<UnreadWord> words) {
    List<Continuation> complete = replaced.stream().filter(Continuation::isComplete).toList();
    return complete.isEmpty()
        ? only(stood.stream().filter(Continuation::isComplete).toList())
        : likeliest(complete, alike, words);
  }

  /// The one in which most words make sense before another move that cannot be played.
  private static Optional<Continuation> some(
      List<Continuation> replaced,
      List<Continuation> stood,
      Predicate<String> alike,
      List<UnreadWord> words) {
    int most =
        Stream.concat(replaced.stream(), stood.stream())
            .mapToInt(Continuation::length)
            .max()
            .orElse(0);
    if (most < FEWEST_BEFORE_FAULT) {
      return Optional.empty();
    }
    List<Continuation> longest = longest(replaced, most);
    return (longest.isEmpty() ? only(longest(stood, most)) : likeliest(longest, alike, words))
        .filter(Continuation::endsWithMove);
  }

  private static List<Continuation> longest(List<Continuation> all, int most) {
    return all.stream().filter(each -> each.length() == most).toList();
  }

  /// Whether a move looks like the one that could not be played.
  private static Predicate<String> alike(PlayedGame game, String written) {
    List<String> candidates =
        game.faults().stream()
            .filter(PgnFault::losesMoves)
            .findFirst()
            .map(PgnFault::candidates)
            .orElse(List.of());
    return move -> candidates.contains(move) || differInOneSign(bare(move), bare(written));
  }

  private static String bare(String move) {
    return move.replaceAll("[+#!?]+$", "");
  }

  private static boolean differInOneSign(String one, String other) {
    int most = Math.min(one.length(), other.length());
    int same = 0;
    while (same < most && one.charAt(same) == other.charAt(same)) {
      same++;
    }
    int end = 0;
    while (end < most - same
        && one.charAt(one.length() - 1 - end) == other.charAt(other.length() - 1 - end)) {
      end++;
    }
    return Math.max(one.length(), other.length()) - same - end <= 1;
  }

  /// Of several the one in which all signs of check and mate are right, or that looks like what was
  /// written.
  private static Optional<Continuation> likeliest(
      List<Continuation> all, Predicate<String> alike, List<UnreadWord> words) {
    List<Continuation> exact = all.stream().filter(each -> each.areSignsRight(words)).toList();
    List<Continuation> looksIt = exact.stream().filter(each -> alike.test(each.move())).toList();
    return only(looksIt).or(() -> only(exact)).or(() -> only(all));
  }

  private static Optional<Continuation> only(List<Continuation> all) {
    return all.size() == 1 ? Optional.of(all.getFirst()) : Optional.empty();
  }

  private static Optional<Continuation> replaced(
      PlayedGame game, Setup before, Move move, List<UnreadWord> words) {
    return Continuation.of(
        ResumedBy.ANOTHER_MOVE,
        San.write(game.end(), move),
        before.after(move).counted(0, before.numberAfter(1).number()),
        words);
  }

  private static List<Continuation> stood(Setup before, String written, List<UnreadWord> words) {
    List<Attempt> attempts =
        LenientSan.said(written, Language.ENGLISH)
            .valueIfAny()
            .map(said -> said.attempts(before))
            .orElse(List.of());
    return nearest(before, attempts).stream()
        .flatMap(attempt -> after(before, attempt).stream())
        .distinct()
        .flatMap(
            setup -> Continuation.of(ResumedBy.THE_MOVE_ITSELF, written, setup, words).stream())
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
}
