package org.jadoube.spark;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jadoube.audit.SeenGames;
import org.jadoube.audit.facts.GameKey;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.finding.FindingColumn;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.table.Column;

/// A game that may have been there before.
///
/// @param found the finding if it was, which does not know yet where
/// @param key what it is compared by
record Candidate(PlacedFinding found, GameKey key) {
  /// The key, and then the row of the finding. It is as long as the games are many, so what the
  /// finding says is left out.
  static final List<Column<Candidate>> COLUMNS =
      Stream.concat(
              Stream.of(
                  number("key_moves", key -> key.moves()),
                  number("key_people", key -> key.people()),
                  number("key_day", key -> (long) key.day()),
                  number("key_plies", key -> (long) key.plies())),
              Stream.of(FindingColumn.values())
                  .filter(column -> !Duplicate.COLUMNS.contains(column))
                  .map(Candidate::ofFinding))
          .toList();

  static Candidate at(FindingPlace place, GameKey key) {
    return new Candidate(SeenGames.placed(place, new Finding.DuplicateGame("", 1)), key);
  }

  private static Column<Candidate> number(String title, Function<GameKey, Long> value) {
    return new Derived(title, Column.Type.WHOLE, it -> Optional.of(value.apply(it.key())));
  }

  private static Column<Candidate> ofFinding(FindingColumn column) {
    return new Derived(column.title(), column.type(), it -> column.of(it.found()));
  }

  /// A column of a table that nobody else reads.
  private record Derived(String title, Column.Type type, Function<Candidate, Optional<?>> value)
      implements Column<Candidate> {
    @Override
    public String meaning() {
      return "";
    }

    @Override
    public Optional<?> of(Candidate row) {
      return value.apply(row);
    }
  }
}
