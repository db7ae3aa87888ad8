package org.jadoube.spark;

import java.time.LocalDate;
import java.util.stream.Stream;
import org.apache.parquet.example.data.Group;
import org.jadoube.audit.facts.EventPart;
import org.jadoube.audit.facts.GameKey;
import org.jadoube.audit.table.Column;

/// The keys of games, to columns and back.
final class SameGameKeys {
  private static final String MOVES = "key_moves";
  private static final String PEOPLE = "key_people";
  private static final String DAY = "key_day";
  private static final String YEAR = "key_year";
  private static final String TRAIL = "key_trail";
  private static final String EVENT = "key_event";
  private static final String ROUND = "key_round";
  private static final String WHITE = "key_white";
  private static final String BLACK = "key_black";

  private SameGameKeys() {}

  static Stream<Column<Keyed<GameKey>>> ofGames() {
    return Stream.of(
        Keyed.number(MOVES, GameKey::moves),
        Keyed.number(PEOPLE, GameKey::people),
        Keyed.number(DAY, GameKey::day),
        Keyed.number(YEAR, GameKey::year),
        Keyed.text(TRAIL, GameKey::trail));
  }

  static GameKey game(Group row) {
    return new GameKey(
        row.getLong(MOVES, 0),
        row.getLong(PEOPLE, 0),
        (int) row.getLong(DAY, 0),
        (int) row.getLong(YEAR, 0),
        row.getString(TRAIL, 0));
  }

  static Stream<Column<Keyed<EventPart>>> ofParts() {
    return Stream.of(
        Keyed.text(EVENT, EventPart::event),
        Keyed.number(DAY, part -> part.day().toEpochDay()),
        Keyed.number(ROUND, EventPart::round),
        Keyed.text(WHITE, EventPart::white),
        Keyed.text(BLACK, EventPart::black));
  }

  static EventPart part(Group row) {
    return new EventPart(
        row.getString(EVENT, 0),
        LocalDate.ofEpochDay(row.getLong(DAY, 0)),
        (int) row.getLong(ROUND, 0),
        row.getString(WHITE, 0),
        row.getString(BLACK, 0));
  }
}
