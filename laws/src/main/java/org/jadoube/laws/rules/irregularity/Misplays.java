package org.jadoube.laws.rules.irregularity;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.MoveExplanation;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Reason;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.edition.Breach;
import org.jadoube.laws.event.Misplay;
import org.jadoube.laws.rules.LegalMoves;
import org.jadoube.laws.state.GameState;

/// Finds out which move was intended by a player who left an impossible position on the board.
final class Misplays {
  private static final Set<Role> CASTLING = Set.of(Role.KING, Role.ROOK);

  private final GameState game;
  private final Colour player;
  private final Board before;
  private final Board left;

  private Misplays(Colour player, GameState game) {
    this.game = game;
    this.player = player;
    this.before = game.ply().board();
    this.left = game.table().tidiedAfter(player.opposite(), game.ply());
  }

  /// Whether the piece lifted by `player` is still in the hand, and is no pawn that was to be
  /// promoted.
  static boolean isInHand(Colour player, GameState game) {
    return game.turn() == player
        && game.table().isOnlyLifted(game.ply())
        && new Misplays(player, game).pawnTakenOff().isEmpty();
  }

  static Misplay of(Colour player, GameState game) {
    return new Misplays(player, game).misplay();
  }

  private Misplay misplay() {
    if (IllegalMoves.usedTwoHands(player, game)) {
      return plain(Misplay.Kind.TWO_HANDS);
    }
    if (left.equals(before) || isInHand(player, game)) {
      return new Misplay(Misplay.Kind.NOTHING_MOVED, Optional.empty(), List.of(), before);
    }
    return castling()
        .or(this::step)
        .or(this::pawnTakenOff)
        .map(this::moved)
        .orElseGet(() -> plain(Misplay.Kind.NO_SUCH_MOVE));
  }

  private Misplay plain(Misplay.Kind kind) {
    return new Misplay(kind, Optional.empty(), List.of(), left);
  }

  private Misplay moved(Attempt attempt) {
    List<Breach> breaches =
        MoveExplanation.of(game.setup(), attempt) instanceof MoveExplanation.Illegal(var reasons)
            ? LegalMoves.breaches(game, reasons)
            : List.of();
    return new Misplay(kind(attempt, breaches), Optional.of(attempt), breaches, left);
  }

  private Misplay.Kind kind(Attempt attempt, List<Breach> breaches) {
    if (left.squares(Piece.of(player.opposite(), Role.KING)).isEmpty()) {
      return Misplay.Kind.KING_CAPTURED;
    }
    if (attempt instanceof Attempt.Step step && isUnpromoted(left.at(step.to()), step)) {
      return Misplay.Kind.PAWN_NOT_PROMOTED;
    }
    return breaches.isEmpty() ? Misplay.Kind.NO_SUCH_MOVE : Misplay.Kind.ILLEGAL_MOVE;
  }

  /// The castling that the king and rook look like, if nothing else has moved.
  private Optional<Attempt> castling() {
    return Arrays.stream(CastlingSide.values())
        .filter(this::isCastled)
        .findFirst()
        .map(Attempt.Castle::new);
  }

  private boolean isCastled(CastlingSide side) {
    Square king = Square.of(side.kingFile(), player.backRank());
    Square rook = Square.of(side.rookFile(), player.backRank());
    List<Square> gone =
        changed(square -> own(before, square) && !left.at(square).equals(before.at(square)));
    return left.at(king).equals(Optional.of(Piece.of(player, Role.KING)))
        && left.at(rook).equals(Optional.of(Piece.of(player, Role.ROOK)))
        && (roles(gone).equals(CASTLING) && gone.size() == CASTLING.size()
            || isOneOfThem(gone, rook))
        && changed(square -> !left.at(square).equals(before.at(square))).stream()
            .allMatch(square -> gone.contains(square) || square == king || square == rook);
  }

  /// Whether they are the pieces that castle. In Chess960 one of the two may already be on its
  /// castling square.
  private boolean isOneOfThem(List<Square> gone, Square rook) {
    Set<Square> rooks = game.setup().castlingRooks();
    return gone.size() == 1
        && (roles(gone).equals(Set.of(Role.KING)) ? rooks.contains(rook) : rooks.containsAll(gone));
  }

  private Set<Role> roles(List<Square> squares) {
    return squares.stream()
        .flatMap(square -> before.at(square).stream())
        .map(Piece::role)
        .collect(Collectors.toSet());
  }

  /// Whether a pawn reached the last rank and no new piece stands there.
  private boolean isUnpromoted(Optional<Piece> standing, Attempt.Step step) {
    return step.to().rank() == player.promotionRank()
        && before.at(step.from()).equals(Optional.of(Piece.of(player, Role.PAWN)))
        && standing.map(piece -> piece.role() == Role.PAWN).orElse(true);
  }

  /// The promotion that lacks the new piece: the pawn is off the board, as it may be (Article
  /// 4.6.1), and a captured piece with it.
  private Optional<Attempt> pawnTakenOff() {
    List<Square> pawns = changed(square -> isMissing(square, Piece.of(player, Role.PAWN)));
    List<Square> others =
        changed(square -> !pawns.contains(square) && !left.at(square).equals(before.at(square)));
    return pawns.size() == 1 && others.size() <= 1
        ? promotion(pawns.getFirst(), others.stream().findFirst())
        : Optional.empty();
  }

  private boolean isMissing(Square square, Piece piece) {
    return before.at(square).equals(Optional.of(piece)) && left.at(square).isEmpty();
  }

  private Optional<Attempt> promotion(Square from, Optional<Square> captured) {
    Square to = captured.orElse(Square.of(from.file(), player.promotionRank()));
    return lacksOnlyThePiece(new Attempt.Step(from, to, Optional.of(Role.QUEEN)))
        ? Optional.of(new Attempt.Step(from, to, Optional.empty()))
        : Optional.empty();
  }

  /// Whether a pawn can move like this, even into check.
  private boolean lacksOnlyThePiece(Attempt promotion) {
    return switch (MoveExplanation.of(game.setup(), promotion)) {
      case MoveExplanation.Legal _ -> true;
      case MoveExplanation.Illegal(List<Reason> reasons) ->
          reasons.stream().allMatch(Misplays::isAboutCheck);
    };
  }

  private static boolean isAboutCheck(Reason reason) {
    return reason instanceof Reason.KingLeftInCheck || reason instanceof Reason.KingWouldBeInCheck;
  }

  /// The single piece that went from one square to another, if that is all that changed.
  private Optional<Attempt> step() {
    List<Square> emptied = changed(square -> left.at(square).isEmpty() && own(before, square));
    List<Square> arrived =
        changed(square -> own(left, square) && !left.at(square).equals(before.at(square)));
    return emptied.size() == 1 && arrived.size() == 1 && noOther(emptied, arrived)
        ? Optional.of(step(emptied.getFirst(), arrived.getFirst()))
        : Optional.empty();
  }

  private boolean noOther(List<Square> emptied, List<Square> arrived) {
    return changed(square -> !left.at(square).equals(before.at(square))).stream()
        .allMatch(square -> emptied.contains(square) || arrived.contains(square));
  }

  private List<Square> changed(Predicate<Square> how) {
    return Arrays.stream(Square.values()).filter(how).toList();
  }

  private boolean own(Board board, Square square) {
    return board.at(square).map(Piece::colour).equals(Optional.of(player));
  }

  private Attempt.Step step(Square from, Square to) {
    Optional<Role> was = before.at(from).map(Piece::role);
    Optional<Role> is = left.at(to).map(Piece::role);
    boolean same = was.equals(is);
    return new Attempt.Step(from, to, same ? Optional.empty() : is);
  }
}
