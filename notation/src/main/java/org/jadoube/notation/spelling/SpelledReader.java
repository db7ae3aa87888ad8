package org.jadoube.notation.spelling;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Role;
import org.jadoube.notation.Forgiven.Liberty;
import org.jadoube.notation.PieceLetters;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;

/// Reads the text of a move, part by part.
public final class SpelledReader {
  private final String whole;
  private final MoveText text;

  private SpelledReader(String whole, MoveText text) {
    this.whole = whole;
    this.text = text;
  }

  /// The contents of `text` in those letters, with the liberties forgiven.
  public static Reading<Spelled> read(String text, PieceLetters letters, ForgivenLetters patience) {
    return new SpelledReader(text, new MoveText(text, letters, patience)).read();
  }

  private Reading<Spelled> read() {
    text.spaces();
    Optional<CastlingSide> castling =
        CastlingReader.read(text)
            .or(() -> moveNumber() ? CastlingReader.read(text) : Optional.empty());
    return castling.map(this::castling).orElseGet(this::pieceMove);
  }

  private Reading<Spelled> castling(CastlingSide side) {
    return finished(suffix -> Spelled.castling(side, suffix.check(), text.forgiven()));
  }

  private Reading<Spelled> pieceMove() {
    PieceReader pieces = new PieceReader(text);
    Optional<Role> role = pieces.moved();
    text.spaces();
    SquaresReader squares = new SquaresReader(text);
    squares.read();
    boolean namesFiles = squares.from().file().isPresent() && role.isEmpty();
    if (squares.to().file().isEmpty() || (squares.to().rank().isEmpty() && !namesFiles)) {
      return failed(role.isEmpty() && squares.to().file().isEmpty() ? "a move" : "a square");
    }
    Optional<Role> promoted = pieces.promoted(role.isEmpty() && squares.endsOnLastRank());
    return finished(suffix -> spelled(role, squares, promoted, suffix));
  }

  private Spelled spelled(
      Optional<Role> role, SquaresReader squares, Optional<Role> promoted, SuffixReader suffix) {
    return new Spelled(
        Set.of(),
        role.orElse(Role.PAWN),
        role.isPresent(),
        squares.from(),
        squares.to(),
        promoted,
        /* taken= */ Optional.empty(),
        squares.origin(),
        squares.destination(),
        squares.captureSign(),
        suffix.lateSign(),
        suffix.check(),
        text.forgiven());
  }

  private Reading<Spelled> finished(Function<SuffixReader, Spelled> spelled) {
    SuffixReader suffix = new SuffixReader(text);
    suffix.read();
    return text.isOver() ? Reading.of(spelled.apply(suffix)) : failed("the end of the move");
  }

  private Reading<Spelled> failed(String expected) {
    return Reading.failed(TextFault.at(whole, text.at, text.rest(), expected));
  }

  /// Skips `1.`, `1...`, `...`, `1 `, `1. ...`.
  private boolean moveNumber() {
    int from = text.at;
    int digits = from;
    while (Character.isDigit(text.charAt(digits))) {
      digits++;
    }
    int dots = digits;
    while (MoveText.isOneOf(".…", text.charAt(dots))) {
      dots++;
    }
    char next = text.charAt(dots);
    boolean isNumber =
        dots > digits
            || (digits > from && next != 'x' && (Character.isLetter(next) || next == ' '));
    if (isNumber) {
      text.at = dots;
      text.forgive(Liberty.MOVE_NUMBER, from, "");
      text.spaces();
      moveNumber();
    }
    return isNumber;
  }
}
