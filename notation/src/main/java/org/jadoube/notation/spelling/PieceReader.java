package org.jadoube.notation.spelling;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Role;
import org.jadoube.notation.Forgiven.Liberty;
import org.jadoube.notation.Language;
import org.jadoube.notation.PieceLetters;

/// Reads the letters of pieces: the one that moves, and the one a pawn becomes.
final class PieceReader {
  private static final String VARIATION_SELECTORS =
      "\uFE0E\uFE0F"; // shown as text or as a picture: both will do

  private static final PieceLetters ENGLISH = Language.ENGLISH.letters();
  private static final List<PieceLetters> OTHER_LETTERS =
      List.of(PieceLetters.FIGURINES, PieceLetters.BLACK_FIGURINES, ENGLISH);

  private final MoveText text;
  private boolean behindLastRank;
  private boolean behindSign;

  PieceReader(MoveText text) {
    this.text = text;
  }

  /// The piece whose letter is here: in the language's own letters; failing that, in the other
  /// script, as a figurine, in English, or in the wrong case.
  Optional<Role> moved() {
    return text.letter(text.letters, text.at, false)
        .filter(role -> !isCutShort(role))
        .map(role -> taken(role, text.letters, Optional.empty()))
        .or(this::lookAlike)
        .or(this::other)
        .or(this::folded);
  }

  /// Whether its letter is only the first of two, the second being in the wrong case or script:
  /// `КР`.
  private boolean isCutShort(Role role) {
    int length = text.letters.of(role).length();
    return Stream.of(text.letter(text.letters, text.at, true), text.lookAlike(text.at))
        .flatMap(Optional::stream)
        .anyMatch(longer -> text.letters.of(longer).length() > length);
  }

  private Optional<Role> lookAlike() {
    return text.lookAlike(text.at)
        .filter(role -> !isCutShort(role))
        .map(role -> taken(role, text.letters, Optional.of(Liberty.LOOK_ALIKE)));
  }

  private Optional<Role> other() {
    return OTHER_LETTERS.stream()
        .flatMap(others ->
            text
                .letter(others, text.at, false)
                .map(role -> taken(role, others, Optional.of(Liberty.OTHER_LETTER)))
                .stream())
        .findFirst();
  }

  private Optional<Role> folded() {
    boolean couldBeFile = SquaresReader.file(text.next()).isPresent();
    return text.letter(text.letters, text.at, true)
        .filter(role -> !couldBeFile || (text.anyCase() && role != Role.PAWN))
        .map(role -> taken(role, text.letters, Optional.of(Liberty.LETTER_CASE)));
  }

  private Role taken(Role role, PieceLetters by, Optional<Liberty> liberty) {
    int from = text.at;
    text.at += by.of(role).length();
    text.at += text.isAt(VARIATION_SELECTORS) ? 1 : 0;
    String strict = role == Role.PAWN ? "" : text.letters.of(role);
    liberty.ifPresent(taken -> text.forgive(taken, from, strict));
    if (role == Role.PAWN) {
      text.forgive(Liberty.PAWN_LETTER, from, "");
    }
    return role;
  }

  /// `=Q`, and `Q`, `(Q)`, `/Q`, `=q`, ` = Q`.
  ///
  /// @param spaced whether spaces before it mean nothing else
  Optional<Role> promoted(boolean spaced) {
    int from = text.at;
    text.at = spaced ? text.afterBlanks(from) : from;
    boolean signed = text.isAt("=(/") && text.charAt(text.at + 1) != ')';
    behindLastRank = spaced && text.at == from;
    behindSign = signed;
    text.at = signed ? text.afterBlanks(text.at + 1) : text.at;
    text.at += signed && text.isAt("(") ? 1 : 0;
    Optional<Role> promoted =
        promoted(from, text.letters, false, Optional.empty())
            .or(() -> promotedByLookAlike(from))
            .or(() -> promotedByOther(from))
            .or(() -> promoted(from, text.letters, true, Optional.of(Liberty.LETTER_CASE)))
            .or(() -> promoted(from, ENGLISH, true, Optional.of(Liberty.LETTER_CASE)));
    if (promoted.isEmpty()) {
      text.at = from;
    }
    return promoted;
  }

  private Optional<Role> promotedByLookAlike(int from) {
    return text.lookAlike(text.at)
        .filter(role -> isNamed(role, false))
        .map(role -> became(from, role, text.letters, Optional.of(Liberty.LOOK_ALIKE)));
  }

  private Optional<Role> promotedByOther(int from) {
    return OTHER_LETTERS.stream()
        .flatMap(
            others -> promoted(from, others, false, Optional.of(Liberty.OTHER_LETTER)).stream())
        .findFirst();
  }

  private Optional<Role> promoted(
      int from, PieceLetters by, boolean ignoreCase, Optional<Liberty> liberty) {
    return text.letter(by, text.at, ignoreCase)
        .filter(role -> isNamed(role, ignoreCase))
        .map(role -> became(from, role, by, liberty));
  }

  /// A king or a pawn, if its letter can mean nothing else. The move is illegal then, whatever the
  /// letter means in other languages (`e8=R` is a king in French).
  private boolean isNamed(Role role, boolean ignoreCase) {
    return role.isPromotion() || behindLastRank || (behindSign && !ignoreCase);
  }

  private Role became(int from, Role role, PieceLetters by, Optional<Liberty> liberty) {
    int letter = text.at;
    String strict = text.letters.of(role);
    text.at += by.of(role).length();
    liberty.ifPresent(taken -> text.forgive(taken, letter, strict));
    text.at += text.charAt(letter - 1) == '(' && text.next() == ')' ? 1 : 0;
    if (letter != from + 1 || text.charAt(from) != '=') {
      text.forgive(Liberty.PROMOTION_SIGN, from, "=" + strict);
    }
    return role;
  }
}
