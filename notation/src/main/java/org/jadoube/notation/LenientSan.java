package org.jadoube.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;

/// Reads moves as people and programs write them, as long as one legal move alone can be meant, and
/// tells what it had to forgive.
public final class LenientSan {
  /// The longest text that is read.
  public static final int LONGEST = 64;

  private LenientSan() {}

  /// The move that `text` means in `position`, in the letters of English.
  public static Reading<Understood> read(Position position, String text) {
    return read(position, text, Language.ENGLISH);
  }

  /// The move that `text` means in `position`; the letters are those of `language`, figures, or
  /// English where `language` has no use for the letter.
  public static Reading<Understood> read(Position position, String text, Language language) {
    if (text.length() > LONGEST) {
      String expected = "at most " + LONGEST + " characters";
      return Reading.failed(TextFault.atCharacter(text, LONGEST, expected));
    }
    Reading<Understood> first = read(position, text, language, false);
    return first.valueIfAny().isPresent()
        ? first
        : read(position, text, language, true).valueIfAny().map(Reading::of).orElse(first);
  }

  /// @param anyCase whether a small letter that could be a file may be a piece: `bc4` for `Bc4`
  private static Reading<Understood> read(
      Position position, String text, Language language, boolean anyCase) {
    return SpelledReader.read(text, language.letters(), anyCase)
        .flatMap(spelled -> resolved(position, text, spelled));
  }

  private static Reading<Understood> resolved(Position position, String text, Spelled spelled) {
    List<Move> meant = position.legalMoves().stream().filter(spelled::canMean).toList();
    List<Move> best = preferred(meant, spelled);
    if (best.size() != 1) {
      return Reading.failed(MoveFaults.unresolved(position, text, spelled, best));
    }
    Move move = best.getFirst();
    List<Forgiven> forgiven = new ArrayList<>(spelled.forgiven());
    forgiven.addAll(Liberties.taken(position, move, spelled));
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
