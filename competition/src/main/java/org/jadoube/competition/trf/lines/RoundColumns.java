package org.jadoube.competition.trf.lines;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.competition.trf.record.RoundColour;
import org.jadoube.competition.trf.record.RoundEntry;
import org.jadoube.competition.trf.record.RoundResult;

/// A player's round: the opponent in four columns, the colour, the result.
final class RoundColumns {
  private static final int MOST = 9999;
  private static final int COLOUR = 5;
  private static final int RESULT = 7;

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

  private static RoundColour colour(Columns columns, int at) {
    String letter = columns.text(at, at);
    Optional<RoundColour> colour =
        Arrays.stream(RoundColour.values())
            .filter(each -> letter.equalsIgnoreCase("" + each.letter()))
            .findFirst();
    boolean usual =
        letter.isEmpty() || colour.filter(c -> letter.equals("" + c.letter())).isPresent();
    if (!usual) {
      columns.line().depart(at, at, "the colour: w, b or -");
    }
    return colour.orElse(RoundColour.NONE);
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
    row.at(at + COLOUR, "" + round.colour().letter()).at(at + RESULT, "" + round.result().letter());
  }
}
