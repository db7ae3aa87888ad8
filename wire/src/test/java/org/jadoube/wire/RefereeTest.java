package org.jadoube.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.event.Event;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The whole of the Laws as lines of JSON.
class RefereeTest {
  private static final List<String> GAME =
      List.of(
          "{\"timeControl\":\"300+3\"}",
          act("begin", "arbiter", 0, ""),
          act("move", "white", 1, ",\"attempt\":\"f2f3\""),
          act("move", "white", 2, ",\"attempt\":\"e2e4\""),
          act("move", "black", 3, ",\"attempt\":\"e7e5\""),
          act("offer-draw", "black", 4, ""),
          "no act at all",
          act("move", "white", 5, ",\"attempt\":\"g2g4\""),
          act("move", "black", 6, ",\"attempt\":\"d8h4\""),
          act("resign", "white", 7, ""));

  /// @param second of the minute after noon
  /// @param more further fields, each after a comma
  static String act(String type, String by, int second, String more) {
    return String.format(
        Locale.ROOT,
        "{\"type\":\"%s\",\"by\":\"%s\",\"at\":\"2026-01-01T12:00:%02dZ\"%s}",
        type,
        by,
        second,
        more);
  }

  private static List<String> record(List<String> lines) {
    return record(Referee.start(), lines);
  }

  private static List<String> record(Referee start, List<String> lines) {
    List<String> output = new ArrayList<>();
    Referee referee = start;
    for (String line : lines) {
      Referee.Step step = referee.read(line);
      output.addAll(step.output());
      referee = step.next();
    }
    return output;
  }

  @Test
  void the_same_lines_give_the_same_bytes() {
    assertThat(record(GAME)).isEqualTo(record(GAME));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 6, 8, 9, 10})
  void a_game_goes_on_from_its_own_record(int broken) {
    List<String> resumed = new ArrayList<>(record(GAME.subList(0, broken)));
    resumed.addAll(GAME.subList(broken, GAME.size()));
    assertThat(withoutLineNumbers(record(resumed))).isEqualTo(withoutLineNumbers(record(GAME)));
  }

  @Test
  void a_whole_record_is_its_own_record() {
    assertThat(record(record(GAME))).isEqualTo(record(GAME));
  }

  private static final Referee TELLING = Referee.start().telling(List.of(Actor.WHITE, Actor.BLACK));

  @Test
  void permissions_follow_each_act_for_everybody_asked_for() {
    List<String> told = record(TELLING, GAME.subList(0, 3));
    assertThat(told)
        .hasSize(7); // at first nobody is known to be there, and the default time is zero
    assertThat(told.get(2))
        .startsWith(
            "{\"schema\":1,\"type\":\"permissions\",\"by\":\"white\",\"at\":\"2026-01-01T12:00:00")
        .contains("\"until\":\"2026-01-01T12:00:00.001Z\"", "{\"act\":\"move\"}")
        .contains("{\"act\":\"begin\",\"refusal\":{\"type\":\"refusal\",");
    assertThat(told.get(6))
        .contains("\"by\":\"black\"", "{\"act\":\"move\"}")
        .contains("\"until\":\"2026-01-01T12:05:04.000Z\"");
    assertThat(told)
        .filteredOn(line -> !line.contains("\"permissions\""))
        .isEqualTo(record(GAME.subList(0, 3)));
  }

  @Test
  void a_record_with_permissions_is_its_own_record() {
    List<String> told = record(TELLING, GAME);
    assertThat(record(TELLING, told)).isEqualTo(told);
    assertThat(record(told)).isEqualTo(told);
  }

  /// Refusals and faults without the number of the line they answer, which differs in a longer
  /// text.
  private static List<String> withoutLineNumbers(List<String> record) {
    return record.stream().map(line -> line.replaceFirst("\"line\":\\d+,", "")).toList();
  }

  @Test
  void a_bad_line_gives_its_place_and_changes_nothing() {
    List<String> record = record(GAME);
    assertThat(record)
        .filteredOn(line -> line.contains("json-fault"))
        .singleElement()
        .asString()
        .startsWith(
            "{\"schema\":1,\"type\":\"json-fault\",\"pointer\":\"\",\"line\":7,\"column\":1,"
                + "\"found\":\"\\\"no act at all\\\"\",\"expected\":");
    List<String> good = new ArrayList<>(GAME);
    good.remove("no act at all");
    assertThat(withoutLineNumbers(record))
        .filteredOn(line -> !line.contains("json-fault"))
        .isEqualTo(withoutLineNumbers(record(good)));
  }

  @Test
  void without_regulations_there_is_no_game() {
    Referee.Step step = Referee.start().read("{\"edition\":\"1999\"}");
    assertThat(step.next().game()).isEmpty();
    assertThat(step.fault()).hasValueSatisfying(fault -> assertThat(fault.line()).isEqualTo(1));
  }

  @Test
  void an_event_of_another_game_is_no_event_of_this_one() {
    List<String> record = record(GAME);
    List<String> mixed = List.of(record.get(0), record.get(1), record.get(4));
    assertThat(record(mixed).getLast()).contains("an event of another game");
  }

  @Test
  void acts_and_what_comes_of_them_are_told_apart_by_their_type() {
    Set<String> acts = types(Act.Deed.class);
    acts.retainAll(types(Event.class));
    assertThat(acts).isEmpty();
  }

  private static Set<String> types(Class<?> family) {
    Set<String> types = new HashSet<>();
    Conventions.members(family).forEach(member -> types.add(Names.of(member)));
    return types;
  }

  @Test
  void nothing_that_stands_on_a_line_is_thrown() {
    RandomGenerator source = Seeded.random(7);
    List<String> lines = Stream.concat(GAME.stream(), record(GAME).stream()).toList();
    for (int round = 0; round < 500; round++) {
      Referee referee = Referee.start().read(GAME.getFirst()).next();
      for (int each = 0; each < 6; each++) {
        referee = referee.read(mangled(lines.get(source.nextInt(lines.size())), source)).next();
      }
      assertThat(referee.linesRead()).isEqualTo(7);
    }
  }

  private static String mangled(String line, RandomGenerator source) {
    int from = source.nextInt(line.length());
    int to = Math.min(line.length(), from + source.nextInt(4));
    String rest = line.substring(0, from) + line.substring(to);
    return source.nextInt(3) == 0 ? line : rest;
  }
}
