package org.jadoube.web.view;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.chess.Colour;
import org.jadoube.laws.clock.ChessClock;
import org.jadoube.laws.clock.ClockFace;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.regulations.TimeClass;
import org.jadoube.testing.GeneratedFile;
import org.jadoube.wire.Json;
import org.junit.jupiter.api.Test;

/// The numbers that the clock of the pages is held to, in `chessclock.test.js`, are those of
/// `laws`.
final class ClockCasesTest {
  private static final GeneratedFile KEPT = GeneratedFile.of("web/src/test/pages/clock-cases.json");

  /// A time control, whether time saved with a delay is carried over, and what happens: an act, its
  /// arguments, and when, in milliseconds.
  private static final String CLOCKS =
      """
      300                | yes | start 0, look 1, press 3000, look 4500, press 9001
      300                | yes | start 0, look 299999, look 300000, look 400000, press 400500, press 401000
      300+3              | yes | look 0, start 0, press 2000, press 7000, press 7000, press 20000
      1+2                | yes | start 0, press 2999, press 3000, press 6000, press 9000, press 9999
      1+2                | yes | start 0, press 3000, press 4000, look 5000
      0+1                | yes | start 0, press 500, press 800, press 1300, look 3000
      60d5               | yes | start 0, look 4999, look 5001, press 3000, press 11000, press 16001, look 90000
      60b5               | yes | start 0, look 4999, look 5001, press 3000, press 11000, press 16001, look 90000
      10d2.5             | yes | start 0, look 12499, look 12500, press 13000, press 14000
      2/60:30            | yes | start 0, press 10000, press 20000, press 50000, press 55000, look 56000, press 60000, press 61000
      2/60:30            | yes | start 0, press 10000, press 20000, press 71000, press 71500, press 72000
      1/10+1:1/20+2:5+3  | yes | start 0, press 1000, press 2000, press 3000, press 4000, press 5000, press 6000, press 7000
      2/60               | yes | start 0, press 1000, press 2000, press 3000, press 4000, press 5000, press 6000, press 7000, press 8000
      1/60d5:30d5        | yes | start 0, press 20000, press 21000, press 22000, press 50000
      1/60d5:30d5        | no  | start 0, press 20000, press 21000, press 22000, press 50000
      1/60b5:30          | no  | start 0, press 20000, press 21000, press 22000, press 50000
      1/60+5:30          | no  | start 0, press 20000, press 21000, press 22000, press 50000
      300                | yes | start 0, stop 10000, look 90000, start 100000, press 101000, stop 102000, start 200000, look 201000
      60d5               | yes | start 0, stop 2000, start 10000, look 13500, press 14000, look 20000
      60                 | yes | start 0, add white -90000 1000, add black 120000 1000, look 1500, press 2000, look 3000
      60d5               | yes | start 0, add white 120000 3000, look 7000, add white 1000 8000, look 9000
      1                  | yes | start 0, look 1000, add white 60000 2000, look 3000, set white 60000 4000, look 5000, press 6000
      60+5               | yes | start 0, set black 1500 1000, set white 20000 3000, press 4000, look 5499, look 5500, stop 6000
      60d5               | yes | start 0, set white 30000 4000, look 8000, look 10000
      2/60:30            | yes | start 0, press 1000, count white 1 1500, press 2000, press 3000, count black 2 3500, press 4000
      2/60:30            | yes | start 0, count white 5 1000, press 2000, look 3000
      60                 | yes | start 0, turn white 5000, start 6000, press 7000, turn white 8000, start 9000, look 10000
      1                  | yes | start 0, press 500, look 2000, press 2500, look 2700, press 9000, look 9500
      """;

  private static final List<String> CONTROLS =
      List.of(
          "60",
          "180+2",
          "300",
          "300+3",
          "599",
          "600",
          "601",
          "300+5",
          "600+5",
          "899",
          "900",
          "900+10",
          "1500d5",
          "1500b10",
          "3599",
          "3600",
          "3601",
          "2700+15",
          "2700+14.9",
          "5400+30",
          "40/5400+30:1800+30",
          "20/300:300",
          "40/600:300",
          "20/600",
          "10/60+1");

  @Test
  void the_pages_are_held_to_the_numbers_of_the_laws() throws IOException {
    String now =
        Json.write(new TreeMap<>(Map.of("clocks", clocks(), "classes", classes())))
                .replace("},{\"act\"", "},\n      {\"act\"")
                .replace("{\"carries\"", "\n    {\"carries\"")
                .replace("{\"control\"", "\n    {\"control\"")
            + "\n";
    KEPT.holds(now);
  }

  private static List<Map<String, Object>> clocks() {
    return CLOCKS.lines().map(line -> line.split(" *\\| *")).map(ClockCasesTest::played).toList();
  }

  private static Map<String, Object> played(String... line) {
    TimeControl control = TimeControl.read(line[0]).orThrow();
    boolean carries = line[1].equals("yes");
    ChessClock clock = ChessClock.set(control, Colour.WHITE, carries);
    List<Map<String, Object>> steps = new ArrayList<>();
    for (String step : line[2].split(", ")) {
      String[] words = step.split(" ");
      Instant at = Instant.ofEpochMilli(Long.parseLong(words[words.length - 1]));
      clock = after(clock, at, words);
      steps.add(step(clock, at, words));
    }
    return new TreeMap<>(Map.of("control", line[0], "carries", carries, "steps", steps));
  }

  private static ChessClock after(ChessClock clock, Instant at, String... words) {
    return switch (words[0]) {
      case "start" -> clock.started(at);
      case "stop" -> clock.stopped(at);
      case "press" -> clock.pressed(at);
      case "turn" -> clock.turnedTo(colour(words), at);
      case "set" -> clock.set(colour(words), millis(words), at);
      case "add" -> clock.added(colour(words), millis(words), at);
      case "count" -> clock.counted(colour(words), Integer.parseInt(words[2]), at);
      case "look" -> clock;
      default -> throw new IllegalArgumentException(words[0]);
    };
  }

  private static Colour colour(String... words) {
    return Colour.valueOf(words[1].toUpperCase(Locale.ROOT));
  }

  private static Duration millis(String... words) {
    return Duration.ofMillis(Long.parseLong(words[2]));
  }

  private static Map<String, Object> step(ChessClock clock, Instant at, String... words) {
    Map<String, Object> step = new TreeMap<>();
    step.put("act", List.of(words).subList(0, words.length - 1));
    step.put("at", at.toEpochMilli());
    step.put("turn", clock.turn().name().toLowerCase(Locale.ROOT));
    step.put("running", clock.running());
    step.put("white", display(clock, Colour.WHITE, at));
    step.put("black", display(clock, Colour.BLACK, at));
    return step;
  }

  private static Map<String, Object> display(ChessClock clock, Colour colour, Instant at) {
    ClockFace.Progress progress = clock.face(colour).period();
    Map<String, Object> display = new TreeMap<>();
    display.put("left", clock.left(colour, at).orElseThrow().toMillis());
    display.put("completed", progress.completed());
    display.put("period", progress.number());
    progress.required(clock.control()).ifPresent(moves -> display.put("required", moves));
    clock.flagFell(colour, at).ifPresent(fell -> display.put("fell", fell.toEpochMilli()));
    return display;
  }

  private static List<Map<String, Object>> classes() {
    return CONTROLS.stream()
        .<Map<String, Object>>map(
            control -> new TreeMap<>(Map.of("control", control, "classes", classes(control))))
        .toList();
  }

  private static Map<String, String> classes(String control) {
    Map<String, String> classes = new TreeMap<>();
    for (Edition edition : Edition.all()) {
      TimeClass kind = TimeClass.of(edition, TimeControl.read(control).orThrow());
      classes.put(edition.name(), kind.name().toLowerCase(Locale.ROOT));
    }
    return classes;
  }
}
