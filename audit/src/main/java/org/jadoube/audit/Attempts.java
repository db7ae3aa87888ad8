package org.jadoube.audit;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.notation.Language;
import org.jspecify.annotations.Nullable;

/// What someone tried who wrote down a move, legal or not: `Nf9` is nothing at all, `Nf3` is each
/// knight going to f3.
public final class Attempts {
  private static final Pattern CASTLE = Pattern.compile("([O0o])-\\1(-\\1)?[+#!?]*");

  private static final Pattern STEP =
      Pattern.compile(
          "(?<role>[PNBRQK])?(?<file>[a-h])?(?<rank>[1-8])?[-x:]?(?<to>[a-h][1-8])"
              + "(?:[=/]?\\(?(?<promoted>[PNBRQKnbrqk])\\)?)?(?: ?e\\.p\\.)?[+#!?]*");

  private Attempts() {}

  /// The attempts that `text`, in standard, long or coordinate notation, can stand for.
  ///
  /// @return one for each piece of the side to move that can be meant, so none if there is no such
  ///   piece; empty if the text is not written like a move
  public static Optional<List<Attempt>> of(Setup setup, String text) {
    requireNonNull(text, "text");
    Matcher castle = CASTLE.matcher(text);
    if (castle.matches()) {
      boolean kingSide = castle.group(2) == null;
      return Optional.of(
          List.of(new Attempt.Castle(kingSide ? CastlingSide.KING_SIDE : CastlingSide.QUEEN_SIDE)));
    }
    Matcher step = STEP.matcher(text);
    return step.matches() ? Optional.of(steps(setup, step)) : Optional.empty();
  }

  private static List<Attempt> steps(Setup setup, Matcher text) {
    Square to = Square.named(text.group("to")).orElseThrow();
    Optional<Role> promoted = role(text.group("promoted"));
    return origins(setup, text, to).stream()
        .sorted()
        .<Attempt>map(from -> new Attempt.Step(from, to, promoted))
        .toList();
  }

  private static List<Square> origins(Setup setup, Matcher text, Square to) {
    Optional<Role> role = role(text.group("role"));
    Optional<Square> written = origin(text);
    if (role.isEmpty() && written.isPresent()) {
      return List.of(written.get());
    }
    Piece piece = Piece.of(setup.turn(), role.orElse(Role.PAWN));
    return setup.board().squares(piece).stream()
        .filter(from -> isMeant(from, text))
        .filter(from -> piece.role() != Role.PAWN || goesTowards(from, to, text))
        .toList();
  }

  private static Optional<Square> origin(Matcher text) {
    return text.group("file") == null || text.group("rank") == null
        ? Optional.empty()
        : Square.named(text.group("file") + text.group("rank"));
  }

  private static boolean isMeant(Square from, Matcher text) {
    String file = text.group("file");
    String rank = text.group("rank");
    return (file == null || from.toString().startsWith(file))
        && (rank == null || from.toString().endsWith(rank));
  }

  /// A pawn whose file is not written stays on it.
  private static boolean goesTowards(Square from, Square to, Matcher text) {
    return text.group("file") != null || from.file() == to.file();
  }

  private static Optional<Role> role(@Nullable String letter) {
    return Optional.ofNullable(letter)
        .flatMap(it -> Language.ENGLISH.letters().role(it.toUpperCase(Locale.ROOT)));
  }
}
