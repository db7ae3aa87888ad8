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

/// What the text of a move says, before anybody looks at the board.
///
/// @param castling on which side, if it is castling, either where that is not said; nothing else is
///   said then
/// @param role what moves; a pawn where nothing is said
/// @param lettered whether a letter names what moves
/// @param from where it comes from
/// @param to where it goes to
/// @param promoted what the pawn becomes
/// @param origin where the square of departure, or where it is missing the next sign, stands
/// @param destination where it is to go, as written
/// @param captureSign the sign of capture before the square; empty text if there is none
/// @param lateSign a sign behind the square: of capture, `Nd4:`, or of mate, `Qf7×`
/// @param check the sign of check or mate and where it stands
/// @param forgiven what had to be forgiven so far
public record Spelled(
    Set<CastlingSide> castling,
    Role role,
    boolean lettered,
    Place from,
    Place to,
    Optional<Role> promoted,
    Span origin,
    Span destination,
    Span captureSign,
    Optional<Span> lateSign,
    Span check,
    List<Forgiven> forgiven)
    implements SaidMove {

  /// A part of the text; empty where something is missing.
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

    /// Whether nothing said here is against that square.
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
        Span.NONE,
        Span.NONE,
        Span.NONE,
        Optional.empty(),
        check,
        forgiven);
  }

  /// Whether a sign of capture stands before the square.
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
        ? letter(role) + from + (captures() ? "x" : "") + to + becoming()
        : castling.stream().sorted().map(Spelled::plain).collect(Collectors.joining(" or "));
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

  /// Whether nothing in the text is against that move.
  boolean canMean(Move move) {
    if (!castling.isEmpty()) {
      return move instanceof Move.Castling castles && castling.contains(castles.side());
    }
    return (move.role() == role || isNamedBySquares())
        && from.canBe(move.from())
        && (to.canBe(move.to()) || isOntoItsRook(move))
        && promoted.equals(promotedBy(move))
        && (to.rank().isPresent() || move.captured().isPresent());
  }

  /// Castling as the king's way to its rook, which Chess960 needs: `e1h1`.
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

  /// Whether the text says just that move: of the right piece, captures as captures of that file.
  boolean says(Move move) {
    boolean pawnFromItsFile =
        move.role() != Role.PAWN || move.captured().isEmpty() || from.file().isPresent();
    return (move.role() == role || isNamedBySquares())
        && (!castling.isEmpty() || !(move instanceof Move.Castling))
        && pawnFromItsFile;
  }
}
