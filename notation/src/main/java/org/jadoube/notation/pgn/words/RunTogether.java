package org.jadoube.notation.pgn.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.chess.Position;
import org.jadoube.notation.Forgiven;
import org.jadoube.notation.Forgiven.Liberty;
import org.jadoube.notation.Language;
import org.jadoube.notation.Understood;
import org.jadoube.notation.san.LenientSan;

/// The first of several moves written without a space between them: `e4e5`, `Nf3Nc6`, `e42.Nf3`.
///
/// @param understood the move, and what had to be forgiven
/// @param length its length in characters
public record RunTogether(Understood understood, int length) {
  private static final int SHORTEST = 2;
  private static final int LONGEST = 12;

  /// The beginning of a move or of a move number, or a result.
  private static final Pattern NEXT =
      Pattern.compile(
          "\\d{1,3}\\.|[a-h](?:[1-8]|x?[a-h])|[O0]-[O0]|\\P{ASCII}|[A-Z][a-h1-8x]"
              + "|(?:1-0|0-1|1/2-1/2|\\*)$");

  /// The longest move at the start of `word` that another one seems to follow.
  public static Optional<RunTogether> first(Position position, String word, Language language) {
    for (int length = Math.min(LONGEST, word.length() - 1); length >= SHORTEST; length--) {
      if (NEXT.matcher(word).region(length, word.length()).lookingAt()) {
        Optional<Understood> read =
            LenientSan.read(position, word.substring(0, length), language).valueIfAny();
        if (read.isPresent()) {
          return Optional.of(new RunTogether(spaced(read.get(), length), length));
        }
      }
    }
    return Optional.empty();
  }

  private static Understood spaced(Understood understood, int length) {
    List<Forgiven> forgiven = new ArrayList<>(understood.forgiven());
    forgiven.add(new Forgiven(Liberty.MISSING_SPACE, length, "", " "));
    return new Understood(understood.move(), forgiven);
  }
}
