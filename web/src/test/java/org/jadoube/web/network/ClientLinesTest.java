package org.jadoube.web.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.Limits;
import org.junit.jupiter.api.Test;

final class ClientLinesTest {
  private long now;
  private final List<String> cut = new ArrayList<>();

  private final ClientLines lines =
      new ClientLines(
          Limits.USUAL
              .with(CountLimit.CONNECTIONS, 4)
              .with(CountLimit.HALF_OPEN, 4)
              .with(CountLimit.CONNECTIONS_PER_ADDRESS, 2)
              .with(CountLimit.HALF_OPEN_PER_ADDRESS, 2),
          () -> now);

  private ClientLine enter(String name) {
    return enter(name, Optional.empty());
  }

  private ClientLine enter(String name, String address) {
    return enter(name, Optional.of(address));
  }

  private ClientLine enter(String name, Optional<String> address) {
    now++;
    ClientLine line = lines.line(address, () -> cut.add(name));
    line.begins();
    return line;
  }

  private ClientLine known(String name) {
    ClientLine line = enter(name);
    line.asked(false);
    line.answers();
    line.rests();
    return line;
  }

  @Test
  void the_one_that_has_waited_longest_makes_room() {
    List.of("a", "b", "c", "d", "e", "f").forEach(this::enter);
    assertThat(cut).containsExactly("a", "b");
    assertThat(lines.size()).isEqualTo(4);
  }

  @Test
  void who_has_begun_a_body_or_an_answer_has_waited_since_then() {
    ClientLine first = enter("a");
    enter("b");
    now++;
    first.asked(true);
    List.of("c", "d", "e").forEach(this::enter);
    assertThat(cut).containsExactly("b");
  }

  @Test
  void strangers_give_way_where_they_are_more_and_acquaintances_where_those_are() {
    known("a");
    List.of("b", "c", "d", "e").forEach(this::enter);
    assertThat(cut).containsExactly("b");
    cut.clear();
    known("f");
    known("g");
    known("h");
    enter("i");
    assertThat(cut).containsExactly("c", "d", "a", "f");
  }

  @Test
  void work_and_streams_are_not_sacrificed_even_if_nobody_else_is_left() {
    enter("a").asked(false);
    enter("b").streams();
    enter("c").streams();
    enter("d").works();
    enter("e");
    assertThat(cut).containsExactly("e");
  }

  @Test
  void an_address_makes_room_among_its_own() {
    enter("a", "x");
    enter("b", "y");
    enter("c", "x");
    enter("d", "x");
    assertThat(cut).containsExactly("a");
  }

  @Test
  void an_address_of_which_all_are_busy_is_refused() {
    enter("a", "x").streams();
    enter("b", "x").streams();
    enter("c", "x");
    enter("d", "y");
    assertThat(cut).containsExactly("c");
  }

  @Test
  void who_has_gone_is_not_counted() {
    enter("a", "x").ends();
    enter("b", "x").ends();
    enter("c", "x");
    enter("d", "x");
    assertThat(cut).isEmpty();
  }

  @Test
  void each_phase_has_its_deadline() {
    enter("head");
    enter("body").asked(true);
    ClientLine answer = enter("answer");
    answer.asked(false);
    answer.answers();
    enter("work").asked(false);
    now += 10_001;
    lines.sweep();
    assertThat(cut).containsExactly("head");
    now += 10_000;
    lines.sweep();
    assertThat(cut).containsExactly("head", "body");
    now += 1_000_000;
    lines.sweep();
    assertThat(cut).containsExactly("head", "body", "answer");
  }

  @Test
  void a_deadline_does_not_move_while_bytes_trickle() {
    ClientLine line = known("a");
    now += 59_000;
    line.hears(1);
    now += 9_000;
    line.hears(1);
    now += 1_001;
    lines.sweep();
    assertThat(cut).containsExactly("a");
  }

  @Test
  void a_request_has_so_many_bytes_and_no_more() {
    ClientLine line = enter("a");
    assertThat(line.hears(16 * 1024)).isTrue();
    line.asked(true);
    assertThat(line.hears(10_000_000)).isFalse();
    line.answers();
    line.rests();
    assertThat(line.hears(1)).isTrue();
    line.streams();
    assertThat(line.hears(10_000_000)).isTrue();
  }
}
