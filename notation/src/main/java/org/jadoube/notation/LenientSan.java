package org.jadoube.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.MoveText.Patience;

/// Reads moves as people and programs write them, as long as one legal move alone can be meant, and
/// tells what it had to forgive.
public final class LenientSan {
  /// The longest text that is read.
  public static final int LONGEST = 64;

  private static final Patience LOOK_ALIKES = new Patience(true, false);
  private static final Patience ENGLISH = new Patience(false, false);
  private static final Patience ANY_CASE = new Patience(true, true);

  private LenientSan() {}

  /// The move that `text` means in `position`, in the letters of English.
  public static Reading<Understood> read(Position position, String text) {
    return read(position, text, Language.ENGLISH);
  }

  /// The move that `text` means in `position`; the letters are those of `language`, letters that
  /// look like them, figures, or English where `language` has no use for the letter.
  public static Reading<Understood> read(Position position, String text, Language language) {
    if (text.length() > LONGEST) {
      String expected = "at most " + LONGEST + " characters";
      return Reading.failed(TextFault.atCharacter(text, LONGEST, expected));
    }
    return read(position, text, language, LOOK_ALIKES)
        .or(() -> read(position, text, language, ENGLISH))
        .or(() -> read(position, text, language, ANY_CASE))
        .or(() -> numeric(position, text, language));
  }

  private static Reading<Understood> numeric(Position position, String text, Language language) {
    return Iccf.read(position, text)
        .map(move -> {
          String san = MoveStyle.PGN.in(language).write(position, move);
          return new Understood(
              move, List.of(new Forgiven(Forgiven.Liberty.NUMERIC, 0, text, san)));
        });
  }

  private static Reading<Understood> read(
      Position position, String text, Language language, Patience patience) {
    return SpelledReader.read(text, language.letters(), patience)
        .flatMap(spelled -> resolved(position, text, spelled, MoveStyle.PGN.in(language)));
  }

  static Reading<Understood> resolved(
      Position position, String text, Spelled spelled, MoveStyle style) {
    List<Move> meant = position.legalMoves().stream().filter(spelled::canMean).toList();
    List<Move> best = preferred(meant, spelled);
    if (best.size() != 1) {
      return Reading.failed(MoveFaults.unresolved(position, text, spelled, best, style));
    }
    Move move = best.getFirst();
    List<Forgiven> forgiven = new ArrayList<>(spelled.forgiven());
    forgiven.addAll(Liberties.taken(position, move, spelled, style.letters()));
    forgiven.sort(Comparator.comparingInt(Forgiven::offset));
    return Reading.of(new Understood(move, forgiven));
  }

  /// A king's step comes before castling to the same square, a pawn's step before its capture, and
  /// a pawn before any other piece.
  private static List<Move> preferred(List<Move> meant, Spelled spelled) {
    Optional<Move> plain =
        meant.size() < 2 ? Optional.empty() : only(meant.stream().filter(spelled::says).toList());
    return plain.map(List::of).orElse(meant);
  }

  private static Optional<Move> only(List<Move> moves) {
    return moves.size() == 1 ? Optional.of(moves.getFirst()) : Optional.empty();
  }
}
