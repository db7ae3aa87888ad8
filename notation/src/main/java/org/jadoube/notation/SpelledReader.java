package org.jadoube.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.File;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;
import org.jadoube.notation.Forgiven.Liberty;

/// Reads the text of a move from left to right.
final class SpelledReader {
  private static final String CASTLING_SIGNS = "O0oОо";
  private static final String STROKES = "-–—−‐";
  private static final String CAPTURE_SIGNS = "x:×X";
  private static final String GLYPHS = "!?□±∓⩲⩱∞⨀⟳→↑⇆∆⌓";

  private static final List<String> CHECK_SIGNS =
      List.of("++", "+", "#", "‡", "††", "†", "mate", "ch");
  private static final List<String> EN_PASSANT = List.of("e.p.", "e.p", "ep.", "ep");

  private final String text;
  private final PieceLetters letters;
  private final boolean anyCase;
  private final List<Forgiven> forgiven = new ArrayList<>();
  private int at;
  private Optional<CastlingSide> castling = Optional.empty();
  private Optional<Role> role = Optional.empty();
  private Optional<File> fromFile = Optional.empty();
  private Optional<Rank> fromRank = Optional.empty();
  private Optional<File> toFile = Optional.empty();
  private Optional<Rank> toRank = Optional.empty();
  private Optional<Role> promoted = Optional.empty();
  private Spelled.Span origin = new Spelled.Span(0, "");
  private Spelled.Span captureSign = new Spelled.Span(0, "");
  private Spelled.Span check = new Spelled.Span(0, "");

  private SpelledReader(String text, PieceLetters letters, boolean anyCase) {
    this.text = text;
    this.letters = letters;
    this.anyCase = anyCase;
  }

  static Reading<Spelled> read(String text, PieceLetters letters, boolean anyCase) {
    return new SpelledReader(text, letters, anyCase).read();
  }

  private Reading<Spelled> read() {
    spaces();
    moveNumber();
    castling();
    if (castling.isEmpty()) {
      role = piece();
      squares();
      if (toFile.isEmpty() || (toRank.isEmpty() && (fromFile.isEmpty() || role.isPresent()))) {
        return failed(role.isPresent() || at > 0 ? "a square" : "a move");
      }
      promotion();
    }
    check = new Spelled.Span(at, "");
    while (at < text.length() && suffix()) {
      // one sign after the other
    }
    return at == text.length() ? Reading.of(spelled()) : failed("the end of the move");
  }

  private Reading<Spelled> failed(String expected) {
    return Reading.failed(TextFault.at(text, at, text.substring(at), expected));
  }

  private Spelled spelled() {
    return new Spelled(
        castling,
        role.orElse(castling.isPresent() ? Role.KING : Role.PAWN),
        role.isPresent(),
        fromFile,
        fromRank,
        toFile,
        toRank,
        !captureSign.text().isEmpty(),
        promoted,
        origin,
        captureSign,
        check,
        forgiven);
  }

  private char next() {
    return charAt(at);
  }

  private char charAt(int index) {
    return index < text.length() ? text.charAt(index) : 0;
  }

  private void forgive(Liberty liberty, int from, String expected) {
    forgiven.add(new Forgiven(liberty, from, text.substring(from, at), expected));
  }

  private boolean spaces() {
    int from = at;
    while (Character.isWhitespace(next()) || next() == '\u00a0') {
      at++;
    }
    if (at > from) {
      forgive(Liberty.SPACES, from, "");
    }
    return at > from;
  }

  private void moveNumber() {
    int end = at;
    while (Character.isDigit(charAt(end))) {
      end++;
    }
    int dots = end;
    while (charAt(dots) == '.' || charAt(dots) == '…') {
      dots++;
    }
    if (end > at && dots > end) {
      int from = at;
      at = dots;
      forgive(Liberty.MOVE_NUMBER, from, "");
      spaces();
    }
  }

  private void castling() {
    int wings = 0;
    int end = at;
    int next = at;
    while (wings < 3 && isOneOf(CASTLING_SIGNS, charAt(next))) {
      wings++;
      end = next + 1;
      next = isOneOf(STROKES, charAt(end)) ? end + 1 : end;
    }
    if (wings >= 2) {
      int from = at;
      at = end;
      castling = Optional.of(wings == 2 ? CastlingSide.KING_SIDE : CastlingSide.QUEEN_SIDE);
      String strict = wings == 2 ? "O-O" : "O-O-O";
      if (!text.substring(from, at).equals(strict)) {
        forgive(Liberty.CASTLING_SIGNS, from, strict);
      }
    }
  }

  private static boolean isOneOf(String signs, char sign) {
    return sign != 0 && signs.indexOf(sign) >= 0;
  }

  /// The piece whose letter stands here, as `letters` have it; failing that a figure, English, or a
  /// letter in the wrong case.
  private Optional<Role> piece() {
    Optional<Role> exact = letters.roleAt(text, at, false);
    if (exact.isPresent()) {
      return taken(exact.get(), letters, Optional.empty());
    }
    for (PieceLetters others : otherLetters()) {
      Optional<Role> other = others.roleAt(text, at, false);
      if (other.isPresent()) {
        return taken(other.get(), others, Optional.of(Liberty.OTHER_LETTER));
      }
    }
    Optional<Role> folded =
        file(next()).isEmpty() || anyCase
            ? letters.roleAt(text, at, true).filter(found -> found != Role.PAWN || !isSquare())
            : Optional.empty();
    return folded.flatMap(found -> taken(found, letters, Optional.of(Liberty.LETTER_CASE)));
  }

  private boolean isSquare() {
    return file(next()).isPresent();
  }

  private List<PieceLetters> otherLetters() {
    return List.of(
        PieceLetters.FIGURINES, PieceLetters.BLACK_FIGURINES, Language.ENGLISH.letters());
  }

  private Optional<Role> taken(Role found, PieceLetters by, Optional<Liberty> liberty) {
    int from = at;
    at += by.of(found).length();
    String strict = found == Role.PAWN ? "" : letters.of(found);
    liberty.ifPresent(taken -> forgive(taken, from, strict));
    if (found == Role.PAWN) {
      forgive(Liberty.PAWN_LETTER, from, "");
    }
    return Optional.of(found);
  }

  private void squares() {
    int from = at;
    Optional<File> firstFile = takeFile();
    Optional<Rank> firstRank = takeRank();
    int middle = at;
    separator();
    Optional<File> secondFile = takeFile();
    Optional<Rank> secondRank = takeRank();
    if (secondFile.isPresent()) {
      fromFile = firstFile;
      fromRank = firstRank;
      origin = new Spelled.Span(from, text.substring(from, middle));
      toFile = secondFile;
      toRank = secondRank;
    } else if (secondRank.isEmpty()) {
      toFile = firstFile;
      toRank = firstRank;
      origin = new Spelled.Span(from, "");
    }
  }

  private Optional<File> takeFile() {
    Optional<File> file = file(next());
    if (file.isPresent()) {
      at++;
    } else if (next() >= 'A' && next() <= 'H' && isRank(charAt(at + 1))) {
      file = file(Character.toLowerCase(next()));
      at++;
      forgive(Liberty.LETTER_CASE, at - 1, text.substring(at - 1, at).toLowerCase(Locale.ROOT));
    }
    return file;
  }

  private Optional<Rank> takeRank() {
    return isRank(next()) ? Optional.of(Rank.values()[text.charAt(at++) - '1']) : Optional.empty();
  }

  private static boolean isRank(char digit) {
    return digit >= '1' && digit <= '8';
  }

  private static Optional<File> file(char letter) {
    return letter >= 'a' && letter <= 'h'
        ? Optional.of(File.values()[letter - 'a'])
        : Optional.empty();
  }

  private void separator() {
    captureSign = new Spelled.Span(at, "");
    if (isOneOf(CAPTURE_SIGNS, next())) {
      at++;
      captureSign = new Spelled.Span(at - 1, text.substring(at - 1, at));
      if (charAt(at - 1) != 'x') {
        forgive(Liberty.OTHER_CAPTURE_SIGN, at - 1, "x");
      }
    } else if (isOneOf(STROKES, next())) {
      at++;
      forgive(Liberty.HYPHEN, at - 1, "");
    }
  }

  /// `=Q`, and `Q`, `(Q)`, `/Q`, `=q`.
  private void promotion() {
    int from = at;
    int opened = isOneOf("=(/", next()) && charAt(at + 1) != ')' ? at + 1 : at;
    Optional<Role> piece = promotedAt(opened, false).or(() -> promotedAt(opened, true));
    if (piece.isPresent()) {
      boolean small = promotedAt(opened, false).isEmpty();
      promoted = piece;
      at = opened + lettersAt(opened, small).of(piece.get()).length();
      at += charAt(from) == '(' && next() == ')' ? 1 : 0;
      if (charAt(from) != '=') {
        forgive(Liberty.PROMOTION_SIGN, from, "=" + letters.of(piece.get()));
      } else if (small) {
        forgive(Liberty.LETTER_CASE, opened, letters.of(piece.get()));
      }
    }
  }

  private Optional<Role> promotedAt(int offset, boolean ignoreCase) {
    return lettersAt(offset, ignoreCase)
        .roleAt(text, offset, ignoreCase)
        .filter(role -> role != Role.PAWN && role != Role.KING);
  }

  private PieceLetters lettersAt(int offset, boolean ignoreCase) {
    return letters.roleAt(text, offset, ignoreCase).isPresent()
        ? letters
        : Language.ENGLISH.letters();
  }

  private boolean suffix() {
    return spaces() || enPassant() || check() || drawOffer() || glyph();
  }

  private boolean enPassant() {
    return startingHere(EN_PASSANT)
        .map(sign -> forgiveSign(sign, Liberty.EN_PASSANT_SUFFIX))
        .orElse(false);
  }

  private boolean check() {
    Optional<String> sign = check.text().isEmpty() ? startingHere(CHECK_SIGNS) : Optional.empty();
    sign.ifPresent(found -> {
      check = new Spelled.Span(at, found);
      at += found.length();
    });
    return sign.isPresent();
  }

  private boolean drawOffer() {
    return startingHere(List.of("(=)"))
        .map(sign -> forgiveSign(sign, Liberty.DRAW_OFFER))
        .orElse(false);
  }

  private boolean forgiveSign(String sign, Liberty liberty) {
    int from = at;
    at += sign.length();
    forgive(liberty, from, "");
    return true;
  }

  private Optional<String> startingHere(List<String> signs) {
    return signs.stream().filter(sign -> text.startsWith(sign, at)).findFirst();
  }

  private boolean glyph() {
    int from = at;
    while (isOneOf(GLYPHS, next())) {
      at++;
    }
    if (at == from && next() == '$') {
      at++;
      while (Character.isDigit(next())) {
        at++;
      }
    }
    if (at > from) {
      forgive(Liberty.GLYPH, from, "");
    }
    return at > from;
  }
}
