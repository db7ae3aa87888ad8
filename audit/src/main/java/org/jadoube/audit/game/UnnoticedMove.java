package org.jadoube.audit.game;

import java.util.List;
import java.util.Optional;
import org.jadoube.audit.finding.ResumedBy;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.File;
import org.jadoube.chess.Move;
import org.jadoube.chess.MoveExplanation;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Reason;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.notation.Language;
import org.jadoube.notation.san.LenientSan;

/// An illegal move that was made on the board and stood, because nobody noticed (Article 7.5).
///
/// @param before the setup before it
/// @param words the words not played, that move first
record UnnoticedMove(Setup before, List<UnreadWord> words) {
  /// The setup after a player has passed.
  static Setup passed(Setup before) {
    return after(before, before.board());
  }

  /// The ways to go on.
  List<Continuation.Way> ways() {
    return nearest(attempts(before, words.getFirst().text())).stream()
        .flatMap(attempt -> after(attempt).stream())
        .distinct()
        .flatMap(setup -> way(setup).stream())
        .toList();
  }

  /// Whether each possible piece would move legally but for its own king.
  boolean isCheckOverlooked() {
    List<Attempt> nearest = nearest(attempts(before, words.getFirst().text()));
    return !nearest.isEmpty() && nearest.stream().allMatch(this::overlooksCheck);
  }

  private boolean overlooksCheck(Attempt attempt) {
    return MoveExplanation.of(before, attempt) instanceof MoveExplanation.Illegal(var reasons)
        && reasons.stream()
            .allMatch(reason ->
                reason instanceof Reason.KingLeftInCheck
                    || reason instanceof Reason.KingWouldBeInCheck);
  }

  private static List<Attempt> attempts(Setup setup, String written) {
    return LenientSan.said(written, Language.ENGLISH)
        .valueIfAny()
        .map(said -> said.attempts(setup))
        .orElse(List.of());
  }

  /// With a king left in check the board is no position under Article 3. The reply is a move of a
  /// piece that neither takes that king nor leaves its own king in check; after it there is a
  /// position again.
  private Optional<Continuation.Way> way(Setup after) {
    return after.position().isPresent()
        ? Optional.of(way(after, 1))
        : reply(after)
            .map(reply -> after.after(reply).counted(0, before.numberAfter(2).number()))
            .map(setup -> way(setup, 2));
  }

  private Continuation.Way way(Setup start, int plies) {
    return new Continuation.Way(
        words.getFirst().line(),
        ResumedBy.THE_MOVE_ITSELF,
        words.getFirst().text(),
        plies,
        before.numberAfter(plies - 1) + words.get(plies - 1).text(),
        start,
        words.subList(plies, words.size()));
  }

  private Optional<Move> reply(Setup after) {
    List<Move> replies =
        words.size() < 2
            ? List.of()
            : attempts(after, words.get(1).text()).stream()
                .map(attempt -> MoveExplanation.of(after, attempt))
                .filter(MoveExplanation.Legal.class::isInstance)
                .map(legal -> ((MoveExplanation.Legal) legal).move())
                .toList();
    return replies.size() == 1 ? Optional.of(replies.getFirst()) : Optional.empty();
  }

  /// Those that such a piece can make, or all of them if there are none.
  private List<Attempt> nearest(List<Attempt> attempts) {
    List<Attempt> nearest = attempts.stream().filter(this::isHowThePieceMoves).toList();
    return nearest.isEmpty() ? attempts : nearest;
  }

  private boolean isHowThePieceMoves(Attempt attempt) {
    return MoveExplanation.of(before, attempt) instanceof MoveExplanation.Illegal(var reasons)
        && reasons.stream().noneMatch(Reason.NotHowThePieceMoves.class::isInstance);
  }

  /// The setup after the move.
  private Optional<Setup> after(Attempt attempt) {
    return switch (attempt) {
      case Attempt.Step(var from, var to, var promotion) ->
          before
              .board()
              .at(from)
              .map(piece -> Piece.of(piece.colour(), promotion.orElse(piece.role())))
              .map(piece -> after(before, before.board().without(from).with(to, piece)));
      case Attempt.Castle(CastlingSide side) -> castled(side);
    };
  }

  /// King and rook castle from their initial squares, although one of them has moved before, or
  /// through check.
  private Optional<Setup> castled(CastlingSide side) {
    boolean kings = side == CastlingSide.KING_SIDE;
    Rank rank = before.turn().backRank();
    Square king = Square.of(File.E, rank);
    Square rook = Square.of(kings ? File.H : File.A, rank);
    boolean stand =
        before.board().at(king).equals(Optional.of(own(Role.KING)))
            && before.board().at(rook).equals(Optional.of(own(Role.ROOK)));
    return stand
        ? Optional.of(
            after(
                before,
                before
                    .board()
                    .without(king)
                    .without(rook)
                    .with(Square.of(kings ? File.G : File.C, rank), own(Role.KING))
                    .with(Square.of(kings ? File.F : File.D, rank), own(Role.ROOK))))
        : Optional.empty();
  }

  private Piece own(Role role) {
    return Piece.of(before.turn(), role);
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
