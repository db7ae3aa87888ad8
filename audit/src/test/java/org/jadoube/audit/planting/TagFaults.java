package org.jadoube.audit.planting;

import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jadoube.audit.planting.Faults.Fault;

/// Tags that are missing, malformed or contradict each other.
final class TagFaults {
  private static final List<String> ROSTER =
      List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");

  private static final List<String> DATES =
      List.of(
          "2024.02.30",
          "2023.02.29",
          "2024.04.31",
          "2024.13.01",
          "2024.00.10",
          "2024.13.??",
          "????.02.30",
          "2024.5.1",
          "2024/05/01",
          "01.05.2024",
          "May 2024",
          "3024.01.01",
          "0024.05.01");

  private static final Map<String, List<String>> WRONG =
      Map.of(
          "Round", List.of("first", "-1", "1..2", ""),
          "White", List.of("", " "),
          "WhiteElo", List.of("24OO", "2,400", "-100", "23456", "9999"),
          "BlackElo", List.of("24x0", "unrated", "2400.5"),
          "TimeControl", List.of("90 min", "5min", "G/60", "300 + 3", "1:30:00", "x"),
          "UTCDate", List.of("2024.02.30", "yesterday"),
          "SetUp", List.of("1", "2"));

  static final List<Fault> ALL =
      List.of(
          TagFaults::missing,
          TagFaults::date,
          TagFaults::wrong,
          TagFaults::wrong,
          TagFaults::wrong,
          TagFaults::beforeTheEvent,
          TagFaults::otherDay);

  private TagFaults() {}

  private static Planted missing(SoundGame game, RandomGenerator random) {
    String result = game.result();
    return Planted.of(game.without(Faults.oneOf(ROSTER, random)).pgn(result), "missing-tags 0");
  }

  private static Planted date(SoundGame game, RandomGenerator random) {
    return malformed(game.with("Date", Faults.oneOf(DATES, random)));
  }

  private static Planted wrong(SoundGame game, RandomGenerator random) {
    String tag = Faults.oneOf(WRONG.keySet().stream().sorted().toList(), random);
    return malformed(game.with(tag, Faults.oneOf(WRONG.getOrDefault(tag, List.of()), random)));
  }

  private static Planted beforeTheEvent(SoundGame game, RandomGenerator random) {
    String event = Faults.oneOf(List.of("2024.05.02", "2024.06.??", "2025.??.??"), random);
    return malformed(game.with("Date", "2024.05.01").with("EventDate", event));
  }

  private static Planted otherDay(SoundGame game, RandomGenerator random) {
    return malformed(game.with("Date", "2024.05.01").with("UTCDate", "2024.05.04"));
  }

  private static Planted malformed(SoundGame game) {
    return Planted.of(game.pgn(), "malformed-tag 0");
  }
}
