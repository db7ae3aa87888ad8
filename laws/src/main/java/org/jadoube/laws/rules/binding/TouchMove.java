package org.jadoube.laws.rules.binding;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Board;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.rules.LegalMoves;
import org.jadoube.laws.state.GameState;
import org.jadoube.laws.state.Placed;

/// Articles 4.3 to 4.7: the moves that touched and released pieces leave to a player.
public final class TouchMove {
  private final GameState game;
  private final Board start;
  private final Duty free;

  private TouchMove(GameState game) {
    this.game = game;
    this.start = game.ply().board();
    this.free = new Duty(LegalMoves.legal(game.ply()), Rule.TOUCHED_PIECES_CANNOT_MOVE);
  }

  /// The duty of the player having the move.
  public static Duty duty(GameState game) {
    TouchMove rules = new TouchMove(game);
    Duty touched = rules.touched(game.table().touched());
    return rules.released(rules.promoted(touched));
  }

  /// The moves that the player having the move may still play.
  public static List<Move> left(GameState game) {
    return duty(game).moves();
  }

  /// The provision under which the player should have made a different move: the first that rules
  /// this one out. But the one on illegal castling comes before the one on the king it touched.
  static Optional<Rule> broken(Move move, GameState game) {
    TouchMove rules = new TouchMove(game);
    Duty touched = rules.touched(game.table().touched());
    Duty promoted = rules.promoted(touched);
    Duty released = rules.released(promoted);
    boolean special = released.rule() == Rule.KING_RELEASED_CASTLING_ILLEGAL;
    return (special ? Stream.of(released) : Stream.of(touched, promoted, released))
        .filter(duty -> !duty.allows(move))
        .map(Duty::rule)
        .findFirst();
  }

  private Duty touched(List<Square> touched) {
    List<Square> own = of(game.turn(), touched);
    List<Square> theirs = of(game.turn().opposite(), touched);
    if (theirs.isEmpty()) {
      return own.isEmpty() ? free : own(own);
    }
    return own.isEmpty() ? theirs(theirs) : both(own.getFirst(), theirs.getFirst(), touched);
  }

  private List<Square> of(Colour colour, List<Square> touched) {
    return touched.stream()
        .filter(square -> start.at(square).map(Piece::colour).equals(Optional.of(colour)))
        .toList();
  }

  /// The duty from a player's own pieces: to move the first one touched that can be moved. King and
  /// rook are dealt with separately.
  private Duty own(List<Square> own) {
    Optional<Square> king = own.stream().filter(square -> is(Role.KING, square)).findFirst();
    Optional<Square> rook = own.stream().filter(square -> is(Role.ROOK, square)).findFirst();
    if (king.isEmpty() || rook.isEmpty()) {
      return firstThatMoves(free, own);
    }
    return own.indexOf(king.get()) < own.indexOf(rook.get())
        ? kingThenRook(king.get(), rook.get(), own)
        : rookThenKing(rook.get(), own);
  }

  /// The duty after touching a rook and then the king: castling on that side is no longer possible,
  /// and the pieces touched bind like any others.
  private Duty rookThenKing(Square rook, List<Square> own) {
    Rule rule = Rule.ROOK_THEN_KING_TOUCHED;
    Duty duty = firstThatMoves(free.only(rule, move -> !castlesWith(rook, move)), own);
    return new Duty(duty.moves(), rule);
  }

  private boolean is(Role role, Square square) {
    return start.at(square).map(Piece::role).equals(Optional.of(role));
  }

  private Duty kingThenRook(Square king, Square rook, List<Square> own) {
    if (own.indexOf(king) != 0) {
      return firstThatMoves(free, own);
    }
    Duty castling = free.only(Rule.KING_THEN_ROOK_TOUCHED, move -> castlesWith(rook, move));
    return castling.isEmpty()
        ? free.narrowed(Rule.CASTLING_INTENDED_BUT_ILLEGAL, move -> move.from() == king)
        : castling;
  }

  private static boolean castlesWith(Square rook, Move move) {
    return move instanceof Move.Castling castling && castling.rook() == rook;
  }

  private Duty firstThatMoves(Duty among, List<Square> own) {
    for (Square square : own) {
      Duty moves = among.only(Rule.TOUCHED_OWN_PIECE, move -> moves(square, move));
      if (!moves.isEmpty()) {
        return moves;
      }
    }
    return among.isEmpty() ? free : among;
  }

  /// Whether the piece on `square` is moved; in Chess960 that can be the rook alone, by castling.
  private static boolean moves(Square square, Move move) {
    return move.from() == square
        || move instanceof Move.Castling castling
            && castling.rook() == square
            && castling.king() == castling.to();
  }

  private Duty theirs(List<Square> theirs) {
    for (Square square : theirs) {
      Duty captures = free.only(Rule.TOUCHED_OPPONENTS_PIECE, move -> captures(square, move));
      if (!captures.isEmpty()) {
        return captures;
      }
    }
    return free;
  }

  private Duty both(Square own, Square theirs, List<Square> touched) {
    Duty capture =
        free.only(Rule.TOUCHED_BOTH_COLOURS, move -> move.from() == own && captures(theirs, move));
    return capture.isEmpty() ? firstThatMovesOrFalls(touched) : capture;
  }

  private Duty firstThatMovesOrFalls(List<Square> touched) {
    for (Square square : touched) {
      Duty moves =
          free.only(
              Rule.TOUCHED_BOTH_COLOURS, move -> moves(square, move) || captures(square, move));
      if (!moves.isEmpty()) {
        return moves;
      }
    }
    return free;
  }

  /// Whether the piece on `square` is captured.
  private static boolean captures(Square square, Move move) {
    return move instanceof Move.EnPassant passing
        ? passing.capturedSquare() == square
        : move.captured().isPresent() && move.to() == square;
  }

  /// The duty from released pieces: one released as part of a legal move stays where it is (Article
  /// 4.7), even if it has been lifted again.
  private Duty released(Duty duty) {
    Duty left = duty;
    for (Placed each : game.table().allReleased()) {
      left = released(left, each.piece(), each.square());
    }
    return left;
  }

  private Duty released(Duty duty, Piece piece, Square square) {
    if (piece.colour() != game.turn() || start.at(square).equals(Optional.of(piece))) {
      return duty;
    }
    Duty left = duty.narrowed(rule(piece, square), move -> leaves(piece, square, move));
    if (left.moves().size() < duty.moves().size()) {
      return left;
    }
    boolean stays = duty.moves().stream().anyMatch(move -> leaves(piece, square, move));
    return !stays && wasToCastle(piece, square)
        ? duty.narrowed(Rule.KING_RELEASED_CASTLING_ILLEGAL, move -> move.role() == Role.KING)
        : duty;
  }

  /// Whether the king was released on its castling square, which some editions mention.
  private boolean wasToCastle(Piece piece, Square square) {
    return piece.role() == Role.KING
        && square.rank() == game.turn().backRank()
        && Arrays.stream(CastlingSide.values()).anyMatch(side -> side.kingFile() == square.file())
        && game.edition().has(Rule.KING_RELEASED_CASTLING_ILLEGAL);
  }

  private Rule rule(Piece piece, Square square) {
    boolean promotes = piece.role() == Role.PAWN && square.rank() == game.turn().promotionRank();
    return promotes
        ? Rule.PAWN_RELEASED_ON_LAST_RANK
        : mayOnlyCastle(piece, square) ? Rule.KING_RELEASED_TO_CASTLE : Rule.RELEASED_PIECE;
  }

  /// Whether the king is where only castling can have put it, or where it was announced to castle.
  private boolean mayOnlyCastle(Piece piece, Square square) {
    List<Move> there = free.moves().stream().filter(move -> leaves(piece, square, move)).toList();
    return piece.role() == Role.KING
        && !there.isEmpty()
        && there.stream().allMatch(Move.Castling.class::isInstance);
  }

  private boolean leaves(Piece piece, Square square, Move move) {
    return puts(new Placed(piece, square), move) && !AnnouncedCastling.begins(move, game);
  }

  private static boolean puts(Placed placed, Move move) {
    Role role = placed.piece().role();
    Square square = placed.square();
    return switch (move) {
      case Move.Castling castling ->
          (role == Role.KING && castling.to() == square)
              || (role == Role.ROOK && castling.rookTo() == square);
      case Move.Promotion promotion ->
          promotion.to() == square && (role == Role.PAWN || role == promotion.promoted());
      case Move.Normal _, Move.EnPassant _ -> move.role() == role && move.to() == square;
    };
  }

  /// The pieces among these that bind the player having the move, who has not released any yet.
  static List<Placed> binding(List<Placed> released, GameState game) {
    List<Move> moves = duty(game).moves();
    return released.stream()
        .filter(each -> each.piece().colour() == game.turn())
        .filter(each -> !game.ply().board().at(each.square()).equals(Optional.of(each.piece())))
        .filter(each -> moves.stream().anyMatch(move -> puts(each, move)))
        .toList();
  }

  /// The duty from a chosen promotion. The choice is final once the new piece has touched the
  /// promotion square (Article 4.4.4), so it takes precedence over any piece released there later.
  private Duty promoted(Duty duty) {
    return game.table()
        .promotion()
        .map(role ->
            duty.narrowed(
                Rule.PROMOTION_CHOICE_FINAL,
                move -> move instanceof Move.Promotion promotion && promotion.promoted() == role))
        .orElse(duty);
  }
}
