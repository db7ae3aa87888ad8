package org.jadoube.notation.spelling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Role;
import org.jadoube.notation.Forgiven;
import org.jadoube.notation.Forgiven.Liberty;
import org.jadoube.notation.PieceLetters;

/// The text of a move, read from left to right, with the liberties forgiven so far.
final class MoveText {
  static final String STROKES = "-–—−‐‑";

  /// The piece letters of the text.
  final PieceLetters letters;

  /// The reader's place.
  int at;

  private final String text;
  private final String latin;
  private final String lettered;
  private final ForgivenLetters patience;
  private final List<Forgiven> forgiven = new ArrayList<>();

  MoveText(String text, PieceLetters letters, ForgivenLetters patience) {
    this.text = text;
    this.letters = letters;
    this.patience = patience;
    latin = LookAlikes.latin(text);
    lettered = patience.lookAlikes() ? LookAlikes.inScriptOf(letters, text) : text;
  }

  List<Forgiven> forgiven() {
    return forgiven;
  }

  boolean anyCase() {
    return patience.anyCase();
  }

  boolean isOver() {
    return at == text.length();
  }

  /// The next character, with a Latin letter for a Cyrillic look-alike; 0 at the end.
  char next() {
    return charAt(at);
  }

  char charAt(int index) {
    return index < latin.length() ? latin.charAt(index) : 0;
  }

  /// Whether the next character is one of `signs`.
  boolean isAt(String signs) {
    return isOneOf(signs, next());
  }

  static boolean isOneOf(String signs, char sign) {
    return sign != 0 && signs.indexOf(sign) >= 0;
  }

  String from(int start) {
    return text.substring(start, at);
  }

  String rest() {
    return text.substring(at);
  }

  /// Forgives what has been read since `from`.
  void forgive(Liberty liberty, int from, String expected) {
    forgiven.add(new Forgiven(liberty, from, from(from), expected));
  }

  /// Forgives the character just read if it was a Cyrillic look-alike.
  void forgiveLookAlike() {
    if (text.charAt(at - 1) != latin.charAt(at - 1)) {
      forgive(Liberty.LOOK_ALIKE, at - 1, latin.substring(at - 1, at));
    }
  }

  /// The index of the first non-blank character from `index` on.
  int afterBlanks(int index) {
    int after = index;
    while (Character.isWhitespace(charAt(after)) || charAt(after) == '\u00a0') {
      after++;
    }
    return after;
  }

  /// Skips blanks.
  boolean spaces() {
    int from = at;
    at = afterBlanks(at);
    if (at > from) {
      forgive(Liberty.SPACES, from, "");
    }
    return at > from;
  }

  /// The first of `signs` found here, in either case.
  Optional<String> startingHere(List<String> signs) {
    for (String sign : signs) {
      if (text.regionMatches(true, at, sign, 0, sign.length())) {
        return Optional.of(sign);
      }
    }
    return Optional.empty();
  }

  /// The piece whose letter, properly written, stands at `offset`.
  Optional<Role> letter(PieceLetters by, int offset, boolean ignoreCase) {
    return by.roleAt(text, offset, ignoreCase);
  }

  /// The piece whose letter, in either script, stands at `offset`.
  Optional<Role> lookAlike(int offset) {
    return letters.roleAt(lettered, offset, false);
  }
}
