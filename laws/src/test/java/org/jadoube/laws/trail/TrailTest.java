package org.jadoube.laws.trail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// A trail is a list; its skip pointers show only in its speed.
final class TrailTest {
  private static final int MANY = 70;

  private static Trail<Integer> upTo(int last) {
    return Trail.of(IntStream.rangeClosed(1, last).boxed().toList());
  }

  @Test
  void it_has_the_elements_it_was_made_from_in_order() {
    for (int size = 0; size <= MANY; size++) {
      assertThat(upTo(size)).isEqualTo(IntStream.rangeClosed(1, size).boxed().toList());
    }
  }

  @Test
  void its_beginning_is_a_shorter_trail() {
    Trail<Integer> trail = upTo(MANY);
    for (int length = 0; length <= MANY; length++) {
      assertThat(trail.first(length)).isEqualTo(upTo(length));
    }
  }

  @Test
  void a_beginning_of_less_than_nothing_is_empty_and_of_more_than_all_is_all() {
    Trail<Integer> trail = upTo(3);
    assertThat(trail.first(-1)).isEmpty();
    assertThat(trail.first(4)).isSameAs(trail);
  }

  @Test
  void appending_leaves_the_shorter_trail_as_it_was() {
    Trail<Integer> trail = upTo(2);
    assertThat(trail.with(3)).containsExactly(1, 2, 3);
    assertThat(trail.with(4)).containsExactly(1, 2, 4);
    assertThat(trail).containsExactly(1, 2);
  }

  @Test
  void a_trail_of_a_trail_is_itself() {
    Trail<Integer> trail = upTo(2);
    assertThat(Trail.of(trail)).isSameAs(trail);
    assertThat(Trail.of(List.of())).isSameAs(Trail.empty());
  }

  @Test
  void there_is_nothing_beyond_its_ends() {
    Trail<Integer> trail = upTo(3);
    assertThat(trail.get(0)).isEqualTo(1);
    assertThat(trail.get(2)).isEqualTo(3);
    assertThatThrownBy(() -> trail.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> trail.get(3)).isInstanceOf(IndexOutOfBoundsException.class);
  }
}
