package org.jadoube.notation.pgn.command;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.chess.Square;
import org.jspecify.annotations.Nullable;

/// Reads the commands in comments.
final class PgnCommandReader {
  private static final Pattern TIME =
      Pattern.compile("(?:(?:(\\d{1,5}):)?(\\d{1,5}):(?!\\d{3}))?(\\d{1,5}(?:[.,]\\d{1,9})?)");
  private static final Pattern SCORE =
      Pattern.compile("([+-]?\\d{1,4}(?:\\.\\d{1,4})?)(?:,(\\d{1,4}))?");
  private static final Pattern MATE = Pattern.compile("#([+-]?\\d{1,4})(?:,(\\d{1,4}))?");

  /// The language, the question and two hints.
  private static final int MOST_QUESTION_ITEMS = 4;

  /// A move, the feedback to it, and its points.
  private static final int ANSWER_ITEMS = 3;

  private PgnCommandReader() {}

  static List<PgnCommand> commands(String text) {
    return CommandText.all(text).stream().map(PgnCommandReader::command).toList();
  }

  private static PgnCommand command(CommandText found) {
    String name = found.name();
    String arguments = found.arguments();
    Optional<PgnCommand> known =
        switch (name) {
          case "clk" -> duration(arguments).map(PgnCommand.Clock::new);
          case "emt" -> duration(arguments).map(PgnCommand.MoveTime::new);
          case "egt" -> duration(arguments).map(PgnCommand.GameTime::new);
          case "mct" -> timeOfDay(arguments).map(PgnCommand.MechanicalClock::new);
          case "eval" -> evaluation(arguments);
          case "csl" -> list(arguments, PgnCommandReader::mark).map(PgnCommand.Squares::new);
          case "cal" -> list(arguments, PgnCommandReader::arrow).map(PgnCommand.Arrows::new);
          case "tqu" -> Quotes.items(arguments).flatMap(PgnCommandReader::question);
          default -> Optional.empty();
        };
    return known.orElseGet(() -> new PgnCommand.Other(name, arguments));
  }

  private static Optional<Duration> duration(String arguments) {
    Matcher time = TIME.matcher(arguments);
    if (!time.matches()) {
      return Optional.empty();
    }
    BigDecimal seconds = new BigDecimal(time.group(3).replace(',', '.'));
    return Optional.of(
        Duration.ofHours(whole(time.group(1)))
            .plusMinutes(whole(time.group(2)))
            .plusNanos(seconds.movePointRight(9).longValue()));
  }

  private static Optional<LocalTime> timeOfDay(String arguments) {
    return duration(arguments)
        .filter(sinceMidnight -> sinceMidnight.toDays() == 0)
        .map(LocalTime.MIDNIGHT::plus);
  }

  private static long whole(@Nullable String digits) {
    return digits == null ? 0 : Long.parseLong(digits);
  }

  private static Optional<PgnCommand> evaluation(String arguments) {
    Matcher mate = MATE.matcher(arguments);
    if (mate.matches()) {
      return Optional.of(new PgnCommand.MateIn(number(mate.group(1)), depth(mate)));
    }
    Matcher score = SCORE.matcher(arguments);
    return score.matches()
        ? Optional.of(new PgnCommand.Evaluation(centipawns(score.group(1)), depth(score)))
        : Optional.empty();
  }

  private static Optional<PgnCommand> question(List<String> items) {
    int answers = Math.min(items.size(), MOST_QUESTION_ITEMS);
    List<PgnCommand.Answer> list = new ArrayList<>();
    for (int at = answers; at < items.size(); at += ANSWER_ITEMS) {
      if (at + ANSWER_ITEMS > items.size() || !items.get(at + 2).matches("-?\\d{1,6}")) {
        return Optional.empty();
      }
      list.add(new PgnCommand.Answer(items.get(at), items.get(at + 1), number(items.get(at + 2))));
    }
    return items.size() < 2
        ? Optional.empty()
        : Optional.of(
            new PgnCommand.Question(items.get(0), items.get(1), items.subList(2, answers), list));
  }

  private static int centipawns(String pawns) {
    return new BigDecimal(pawns).movePointRight(2).intValue();
  }

  private static int number(String text) {
    return Integer.parseInt(text);
  }

  private static OptionalInt depth(Matcher found) {
    return found.group(2) == null ? OptionalInt.empty() : OptionalInt.of(number(found.group(2)));
  }

  /// The meanings of the words between commas; empty if one of them means nothing.
  private static <T> Optional<List<T>> list(
      String arguments, Function<String, Optional<T>> meaning) {
    List<T> list = new ArrayList<>();
    for (String word : arguments.split("\\s*,\\s*", -1)) {
      Optional<T> item = meaning.apply(word);
      if (item.isEmpty()) {
        return Optional.empty();
      }
      list.add(item.get());
    }
    return Optional.of(list);
  }

  private static Optional<PgnCommand.Mark> mark(String word) {
    return word.length() != 3
        ? Optional.empty()
        : paint(word)
            .flatMap(paint ->
                Square.named(word.substring(1)).map(square -> new PgnCommand.Mark(paint, square)));
  }

  private static Optional<PgnCommand.Arrow> arrow(String word) {
    return word.length() != 5
        ? Optional.empty()
        : paint(word)
            .flatMap(paint ->
                Square.named(word.substring(1, 3))
                    .flatMap(from ->
                        Square.named(word.substring(3))
                            .map(to -> new PgnCommand.Arrow(paint, from, to))));
  }

  private static Optional<PgnCommand.Paint> paint(String word) {
    return Arrays.stream(PgnCommand.Paint.values())
        .filter(paint -> paint.name().charAt(0) == word.charAt(0))
        .findFirst();
  }
}
