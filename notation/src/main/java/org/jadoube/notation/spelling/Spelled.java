package org.jadoube.notation.spelling;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.File;
import org.jadoube.chess.Move;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.notation.Forgiven;
import org.jadoube.notation.Language;
import org.jadoube.notation.SaidMove;

/// The contents of a move's text, before anybody looks at the board.
///
/// @param castling the side if it is castling, or both sides if the text does not say which; the
///   text says nothing else then
/// @param role the role that moves; a pawn if the text does not say
/// @param lettered whether a letter names the piece
/// @param from where it comes from
/// @param to where it goes to
/// @param promoted the role the pawn becomes
/// @param taken the role that is captured, if the text names it: "takes the pawn"
/// @param origin where the departure square is written or, if it is missing, the next sign
/// @param destination the arrival square as written
/// @param captureSign the capture sign before the square; with empty text if there is none
/// @param lateSign a sign after the square: for a capture, `Nd4:`, or for mate, `Qf7×`
/// @param check the sign for check or mate and where it is written
/// @param forgiven the liberties forgiven so far
public record Spelled(
    Set<CastlingSide> castling,
    Role role,
    boolean lettered,
    Place from,
    Place to,
    Optional<Role> promoted,
    Optional<Role> taken,
    Span origin,
    Span destination,
    Span captureSign,
    Optional<Span> lateSign,
    Span check,
    List<Forgiven> forgiven)
    implements SaidMove {

  /// A part of the text; empty if something is missing there.
  public record Span(int offset, String text) {
    public static final Span NONE = new Span(0, "");
  }

  /// A square, or only its file or rank.
  public record Place(Optional<File> file, Optional<Rank> rank) {
    public static final Place NOWHERE = new Place(Optional.empty(), Optional.empty());

    @Override
    public String toString() {
      return file.map(said -> said.name().toLowerCase(Locale.ROOT)).orElse("")
          + rank.map(said -> Integer.toString(said.ordinal() + 1)).orElse("");
    }

    boolean isSquare() {
      return file.isPresent() && rank.isPresent();
    }

    /// Whether the text allows that square.
    boolean canBe(Square square) {
      return file.map(said -> said == square.file()).orElse(true)
          && rank.map(said -> said == square.rank()).orElse(true);
    }
  }

  static Spelled castling(CastlingSide side, Span check, List<Forgiven> forgiven) {
    return new Spelled(
        Set.of(side),
        Role.KING,
        /* lettered= */ false,
        Place.NOWHERE,
        Place.NOWHERE,
        Optional.empty(),
        Optional.empty(),
        Span.NONE,
        Span.NONE,
        Span.NONE,
        Optional.empty(),
        check,
        forgiven);
  }

  /// Whether there is a capture sign before the square.
  public boolean capture() {
    return !captureSign.text().isEmpty();
  }

  @Override
  public boolean captures() {
    return capture() || lateSign.isPresent();
  }

  @Override
  public Optional<File> fromFile() {
    return from.file();
  }

  @Override
  public Optional<Rank> fromRank() {
    return from.rank();
  }

  @Override
  public Optional<File> toFile() {
    return to.file();
  }

  @Override
  public String checkSign() {
    return check.text();
  }

  @Override
  public List<Attempt> attempts(Setup setup) {
    return new SpelledAttempts(this, setup).all();
  }

  @Override
  public String plain() {
    return castling.isEmpty()
        ? letter(role) + from + (captures() ? "x" : "") + aim() + becoming()
        : castling.stream().sorted().map(Spelled::plain).collect(Collectors.joining(" or "));
  }

  /// The square it goes to or, if only that is given, the piece it captures.
  private String aim() {
    return to.equals(Place.NOWHERE)
        ? taken.map(Language.ENGLISH.letters()::of).orElse("")
        : to.toString();
  }

  private String becoming() {
    return promoted.map(it -> "=" + Language.ENGLISH.letters().of(it)).orElse("");
  }

  private static String plain(CastlingSide side) {
    return side == CastlingSide.KING_SIDE ? "O-O" : "O-O-O";
  }

  private static String letter(Role role) {
    return role == Role.PAWN ? "" : Language.ENGLISH.letters().of(role);
  }

  /// Whether the text allows that move.
  boolean canMean(Move move) {
    if (!castling.isEmpty()) {
      return move instanceof Move.Castling castles && castling.contains(castles.side());
    }
    return (move.role() == role || isNamedBySquares())
        && from.canBe(move.from())
        && (to.canBe(move.to()) || isOntoItsRook(move))
        && promoted.equals(promotedBy(move))
        && (taken.isEmpty() || taken.equals(move.captured()))
        && (to.rank().isPresent() || move.captured().isPresent());
  }

  /// Whether castling is named by the king taking its rook, as Chess960 needs it: `e1h1`.
  private boolean isOntoItsRook(Move move) {
    return move instanceof Move.Castling castling && from.isSquare() && to.canBe(castling.rook());
  }

  private boolean isNamedBySquares() {
    return !lettered && from.isSquare();
  }

  private static Optional<Role> promotedBy(Move move) {
    return move instanceof Move.Promotion promotion
        ? Optional.of(promotion.promoted())
        : Optional.empty();
  }

  /// Whether the text names just that move: the right piece, and a capture with its file as a
  /// capture.
  boolean says(Move move) {
    boolean pawnFromItsFile =
        move.role() != Role.PAWN || move.captured().isEmpty() || from.file().isPresent();
    return (move.role() == role || isNamedBySquares())
        && (!castling.isEmpty() || !(move instanceof Move.Castling))
        && pawnFromItsFile;
  }
}
