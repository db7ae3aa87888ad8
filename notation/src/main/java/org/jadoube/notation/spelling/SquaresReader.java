package org.jadoube.notation.spelling;

import java.util.Optional;
import org.jadoube.chess.File;
import org.jadoube.chess.Rank;
import org.jadoube.notation.Forgiven.Liberty;
import org.jadoube.notation.spelling.Spelled.Place;
import org.jadoube.notation.spelling.Spelled.Span;

/// Reads where a move comes from and goes to, as far as the text says.
final class SquaresReader {
  private static final String CAPTURE_SIGNS = "x:×X";

  private final MoveText text;
  private Place from = Place.NOWHERE;
  private Place to = Place.NOWHERE;
  private Span origin;
  private Span destination;
  private Span captureSign;

  SquaresReader(MoveText text) {
    this.text = text;
    origin = new Span(text.at, "");
    destination = origin;
    captureSign = origin;
  }

  Place from() {
    return from;
  }

  Place to() {
    return to;
  }

  /// Whether the move goes to the first or the eighth rank.
  boolean endsOnLastRank() {
    return to.rank().filter(rank -> rank == Rank.ONE || rank == Rank.EIGHT).isPresent();
  }

  /// Where the departure square is written or, if it is missing, the next sign.
  Span origin() {
    return origin;
  }

  /// The square it goes to.
  Span destination() {
    return destination;
  }

  Span captureSign() {
    return captureSign;
  }

  /// Reads `e4`, `exd5`, `Ngf3` after its letter, `e2-e4`, `xd5`, `ed`.
  void read() {
    int start = text.at;
    Place first = place();
    origin = new Span(start, "");
    captureSign = new Span(text.at, "");
    if (goesOn(first)) {
      from = first;
      origin = new Span(start, text.from(start));
      separator();
      start = text.at;
      to = place();
    } else {
      to = first;
    }
    destination = new Span(start, text.from(start));
  }

  /// Whether another square follows, perhaps after a sign.
  private boolean goesOn(Place first) {
    int next = text.afterBlanks(text.at);
    char sign = text.charAt(next);
    if (MoveText.isOneOf(CAPTURE_SIGNS + MoveText.STROKES, sign)) {
      return isFile(text.charAt(text.afterBlanks(next + 1)));
    }
    return isFile(sign) && (!first.isSquare() || isRank(text.charAt(next + 1)));
  }

  private void separator() {
    text.spaces();
    captureSign = new Span(text.at, "");
    if (text.isAt(CAPTURE_SIGNS)) {
      captureSignAs(text.next());
    } else if (text.isAt(MoveText.STROKES)) {
      text.at++;
      text.forgive(Liberty.HYPHEN, text.at - 1, "");
    }
    text.spaces();
  }

  private void captureSignAs(char sign) {
    int start = text.at++;
    captureSign = new Span(start, text.from(start));
    if (sign == 'x') {
      text.forgiveLookAlike();
    } else {
      text.forgive(Liberty.OTHER_CAPTURE_SIGN, start, "x");
    }
  }

  private Place place() {
    Optional<File> file = takeFile();
    if (file.isPresent() && isRank(text.charAt(text.afterBlanks(text.at)))) {
      text.spaces();
    }
    return new Place(file, takeRank());
  }

  private Optional<File> takeFile() {
    Optional<File> file = file(text.next());
    if (file.isPresent()) {
      text.at++;
      text.forgiveLookAlike();
    } else if (isFile(text.next()) && isFollowedAsFile(text.charAt(text.at + 1))) {
      char small = Character.toLowerCase(text.next());
      file = file(small);
      text.at++;
      text.forgive(Liberty.LETTER_CASE, text.at - 1, String.valueOf(small));
    }
    return file;
  }

  private Optional<Rank> takeRank() {
    if (!isRank(text.next())) {
      return Optional.empty();
    }
    Rank rank = Rank.values()[text.charAt(text.at++) - '1'];
    text.forgiveLookAlike();
    return Optional.of(rank);
  }

  private static boolean isFollowedAsFile(char next) {
    return isRank(next) || MoveText.isOneOf(CAPTURE_SIGNS, next);
  }

  private static boolean isRank(char digit) {
    return digit >= '1' && digit <= '8';
  }

  private static boolean isFile(char letter) {
    return file(Character.toLowerCase(letter)).isPresent();
  }

  static Optional<File> file(char letter) {
    return letter >= 'a' && letter <= 'h'
        ? Optional.of(File.values()[letter - 'a'])
        : Optional.empty();
  }
}
