package org.jadoube.web.cases;

import java.util.List;
import java.util.Optional;
import org.jadoube.laws.edition.Edition;
import tools.jackson.databind.JsonNode;

/// A case of `spec/`, whose README describes the format.
///
/// @param id part of addresses: `king-and-both-rooks-touched`
/// @param title in English
/// @param story empty for cases that test a single provision
/// @param rules as the catalogue names them in JSON
/// @param books the years of the editions in which it holds, or `E04`
/// @param play the events, step by step
public record Case(
    String id,
    String title,
    Optional<Story> story,
    List<String> rules,
    List<String> books,
    JsonNode regulations,
    boolean begun,
    List<JsonNode> play) {

  /// An incident that an arbiter meets at the board, and the ruling, in English.
  ///
  /// @param headline names the situation, not the ruling
  /// @param told what happens before the ruling
  /// @param question what somebody at the board asks
  /// @param level who should know the answer: 1 every player, 2 club players and new arbiters, 3
  ///   candidates for the arbiters' examination
  /// @param answer the ruling and its reasons
  public record Story(String headline, String told, String question, int level, String answer) {}

  public Case {
    rules = List.copyOf(rules);
    books = List.copyOf(books);
    play = List.copyOf(play);
  }

  /// Whether it holds under an edition.
  public boolean holdsIn(Edition edition) {
    return books.contains(edition.year());
  }
}
