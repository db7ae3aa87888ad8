package org.jadoube.store;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A message from one process to the others.
///
/// @param about the id of the game or the tournament; empty if it is about all of them
/// @param sequence of the latest event stored; 0 if it is not about events
public record Notice(Kind kind, Optional<String> about, int sequence) {
  /// The subject of a notice.
  public enum Kind {
    /// Events were stored.
    EVENTS('e'),
    /// A seat was taken.
    SEAT('s'),
    /// Somebody has connected or left.
    PRESENCE('p'),
    /// A tournament has changed.
    TOURNAMENT('c'),
    /// A process came or went, or an outage was stored.
    PROCESSES('o'),
    /// Notices may have been lost. Never sent.
    MISSED('m');

    private final char letter;

    Kind(char letter) {
      this.letter = letter;
    }
  }

  private static final Pattern SHAPE = Pattern.compile("([espoc])([2-9a-z]{0,16})(?:/(\\d{1,9}))?");
  private static final String BETWEEN = " ";

  static Notice of(Kind kind) {
    return new Notice(kind, Optional.empty(), 0);
  }

  static Notice of(Kind kind, GameId game) {
    return new Notice(kind, Optional.of(game.text()), 0);
  }

  /// A notice about a tournament.
  static Notice ofTournament(String id) {
    return new Notice(Kind.TOURNAMENT, Optional.of(id), 0);
  }

  static Notice events(GameId game, int sequence) {
    return new Notice(Kind.EVENTS, Optional.of(game.text()), sequence);
  }

  /// The game it is about.
  public Optional<GameId> game() {
    return about.map(GameId::new);
  }

  private String text() {
    String subject = kind.letter + about.orElse("");
    return sequence == 0 ? subject : subject + "/" + sequence;
  }

  /// The message of one process.
  static String write(String from, List<Notice> notices) {
    return from
        + notices.stream()
            .map(Notice::text)
            .distinct()
            .map(text -> BETWEEN + text)
            .collect(Collectors.joining());
  }

  /// The notices in a message of another process; unreadable ones are skipped.
  static List<Notice> read(String self, String message) {
    List<String> words = List.of(message.split(BETWEEN, -1));
    return words.getFirst().equals(self)
        ? List.of()
        : words.stream().skip(1).flatMap(Notice::read).toList();
  }

  private static Stream<Notice> read(String word) {
    Matcher matcher = SHAPE.matcher(word);
    if (!matcher.matches()) {
      return Stream.empty();
    }
    Optional<String> about = Optional.of(matcher.group(2)).filter(id -> !id.isEmpty());
    String sequence = matcher.group(3);
    return Stream.of(Kind.values())
        .filter(kind -> kind.letter == word.charAt(0))
        .map(kind -> new Notice(kind, about, sequence == null ? 0 : Integer.parseInt(sequence)));
  }
}
