package org.jadoube.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ShapesTest {
  private static final Map<String, ?> TEXT = Map.of("type", "string");

  @Test
  void what_may_be_left_out_has_a_question_mark() {
    assertEquals(
        "{a string, b? string}",
        Shapes.of(Map.of("properties", Map.of("b", TEXT, "a", TEXT), "required", List.of("a"))));
  }

  @Test
  void a_comment_is_no_part_of_a_shape() {
    assertEquals("string", Shapes.of(Map.of("type", "string", "description", "a name")));
  }

  @Test
  void lists_name_what_they_hold() {
    assertEquals("[ply]", Shapes.of(Map.of("items", Map.of("$ref", "#/$defs/ply"))));
  }

  @Test
  void many_names_are_counted() {
    List<String> letters = "abcdefghi".chars().mapToObj(Character::toString).toList();
    assertEquals("a/…/i (9)", Shapes.of(Map.of("enum", letters)));
  }

  @Test
  void each_member_of_a_family_has_a_line() {
    Map<String, ?> act = Map.of("oneOf", List.of(Map.of("$ref", "#/a"), Map.of("$ref", "#/b")));
    assertEquals(List.of("act | a", "act | b"), Shapes.lines(Map.of("act", act)).toList());
  }
}
