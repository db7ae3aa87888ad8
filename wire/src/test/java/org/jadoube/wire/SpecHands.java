package org.jadoube.wire;

import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// What hands do, as a case of `spec/` says it in few words: `lift e2`, `put white-pawn e4`.
final class SpecHands {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private SpecHands() {}

  /// The acts of a phrase, without who and when. An asterisk behind the verb is the other hand.
  static Stream<ObjectNode> acts(String phrase) {
    String[] words = phrase.split(" ");
    boolean otherHand = words[0].endsWith("*");
    String verb = words[0].replace("*", "");
    return switch (verb) {
      case "touch", "release" -> Stream.of(act(verb).put("square", words[1]));
      case "lift" -> Stream.of(act(verb).put("square", words[1]).put("otherHand", otherHand));
      case "place" -> Stream.of(place(words, otherHand));
      case "put" -> Stream.of(place(words, otherHand), act("release").put("square", words[2]));
      case "promote" ->
          Stream.of(
              act(verb).put("role", words[1]).put("square", words[2]).put("otherHand", otherHand));
      case "press" -> Stream.of(act(verb).put("otherHand", otherHand));
      default -> throw new IllegalArgumentException("no hand does this: " + phrase);
    };
  }

  private static ObjectNode place(String[] words, boolean otherHand) {
    return act("place").put("piece", words[1]).put("square", words[2]).put("otherHand", otherHand);
  }

  private static ObjectNode act(String type) {
    return MAPPER.createObjectNode().put("type", type);
  }
}
