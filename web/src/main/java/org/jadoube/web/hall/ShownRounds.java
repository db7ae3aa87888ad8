package org.jadoube.web.hall;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;

/// The rounds of a tournament that are shown, with or without their boards.
///
/// @param official whether officials are shown them
record ShownRounds(Tournament seen, boolean official) {
  /// The numbers of these rounds, from 1.
  List<Integer> numbers() {
    return IntStream.rangeClosed(1, seen.rounds().size())
        .filter(number -> official || isPublished(number))
        .boxed()
        .toList();
  }

  /// The rounds whose boards are shown.
  Set<Integer> withBoards() {
    int latest = numbers().stream().filter(this::isPublished).reduce(0, Math::max);
    return numbers().stream()
        .filter(number -> number >= latest || !isOver(number))
        .collect(Collectors.toSet());
  }

  private Round round(int number) {
    return seen.rounds().get(number - 1);
  }

  private boolean isPublished(int number) {
    return round(number).published();
  }

  boolean isOver(int number) {
    return seen.isOver(number);
  }

  /// The games on their boards.
  List<String> games() {
    return withBoards().stream()
        .sorted()
        .flatMap(number -> round(number).games().stream())
        .map(Game::id)
        .flatMap(Optional::stream)
        .toList();
  }
}
