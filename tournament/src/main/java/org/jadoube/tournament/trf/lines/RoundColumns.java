package org.jadoube.tournament.trf.lines;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.trf.record.RoundEntry;
import org.jadoube.tournament.trf.record.RoundResult;

/// A player's round: the opponent in four columns, the colour, the result.
final class RoundColumns {
  private static final int MOST = 9999;
  private static final int COLOUR = 5;
  private static final int RESULT = 7;

  /// White's, Black's, and that for none.
  static final List<String> COLOURS = List.of("w", "b", "-");

  private RoundColumns() {}

  /// Reads the round that begins in column `at`.
  static RoundEntry read(Columns columns, int at) {
    int opponent = columns.number(at, at + 3, 0, MOST, "an opponent").orElse(0);
    RoundEntry entry =
        new RoundEntry(opponent, colour(columns, at + COLOUR), result(columns, at + RESULT));
    if (entry.opponent() != 0 && entry.result().isBye()) {
      columns.line().deny(at, at + RESULT, "0000 as the opponent of a bye");
    }
    if (entry.opponent() == 0 && entry.result().isPlayed()) {
      columns.line().deny(at, at + RESULT, "an opponent for a game that was played");
    }
    return entry;
  }

  private static Optional<Colour> colour(Columns columns, int at) {
    String letter = columns.text(at, at);
    if (!letter.isEmpty() && !COLOURS.contains(letter)) {
      columns.line().depart(at, at, "the colour: w, b or -");
    }
    return colour(letter.toLowerCase(Locale.ROOT));
  }

  static Optional<Colour> colour(String letter) {
    return switch (letter) {
      case "w" -> Optional.of(Colour.WHITE);
      case "b" -> Optional.of(Colour.BLACK);
      default -> Optional.empty();
    };
  }

  static String letter(Optional<Colour> colour) {
    return COLOURS.get(colour.map(side -> side == Colour.WHITE ? 0 : 1).orElse(2));
  }

  /// The letters may be small.
  private static RoundResult result(Columns columns, int at) {
    String letter = columns.text(at, at).toUpperCase(Locale.ROOT);
    if (letter.isEmpty()) {
      return RoundResult.NONE;
    }
    Optional<RoundResult> result =
        Arrays.stream(RoundResult.values())
            .filter(each -> letter.equals("" + each.letter()))
            .findFirst();
    if (result.isEmpty()) {
      columns.line().depart(at, at, "a result: 1 = 0 + - W D L H F U Z");
    }
    return result.orElse(letter.equals("½") ? RoundResult.DRAW : RoundResult.NONE);
  }

  static void write(Row row, int at, RoundEntry round) {
    if (round.isBlank()) {
      return;
    }
    if (round.opponent() == 0) {
      row.at(at, "0000");
    } else {
      row.right(at + 3, round.opponent());
    }
    row.at(at + COLOUR, letter(round.colour())).at(at + RESULT, "" + round.result().letter());
  }
}
