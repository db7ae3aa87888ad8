package org.jadoube.play.transfer;

import java.io.IOException;
import java.io.Reader;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.laws.game.Phase;
import org.jadoube.play.game.DamagedGame;
import org.jadoube.play.game.StoredReplay;
import org.jadoube.store.EventStore;
import org.jadoube.store.Outage;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Reads an export. Each game is played through before it is stored; one that cannot have happened
/// is left out. Games in progress are paused as of the export.
final class Importing {
  private static final int LONGEST_LINE = 16 * 1024 * 1024;

  private final EventStore store;
  private final BoundedLines lines;
  private final List<String> faults = new ArrayList<>();
  private Optional<Instant> alive = Optional.empty();
  private int games;
  private int known;
  private boolean running;

  Importing(EventStore store, Reader in) {
    this.store = store;
    this.lines = new BoundedLines(in, LONGEST_LINE);
  }

  Transferred run() throws IOException {
    int number = 1;
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      read(line.get(), number++);
    }
    if (running) {
      Instant now = Instant.now();
      alive.filter(now::isAfter).ifPresent(last -> store.transfer().add(new Outage(last, now)));
    }
    return new Transferred(games, known, faults);
  }

  private void read(String line, int number) {
    try {
      if (line.length() >= LONGEST_LINE) {
        throw new UnreadableLine("it is longer than " + LONGEST_LINE + " characters");
      }
      read(JsonMapper.shared().readTree(line));
    } catch (JacksonException notJson) {
      faults.add("line " + number + ": it is not JSON");
    } catch (UnreadableLine | DamagedGame wrong) {
      faults.add("line " + number + ": " + wrong.getMessage());
    }
  }

  private void read(JsonNode line) {
    switch (line.path("type").asString("")) {
      case "export" -> alive = Optional.of(Instant.ofEpochMilli(line.path("alive").longValue()));
      case "outage" -> store.transfer().add(outage(line));
      case "game" -> add(GameLine.read(line));
      case "row" -> store.transfer().add(RowLine.read(line));
      default -> throw new UnreadableLine("its type is unknown");
    }
  }

  private static Outage outage(JsonNode line) {
    return new Outage(
        Instant.ofEpochMilli(line.path("since").longValue()),
        Instant.ofEpochMilli(line.path("until").longValue()));
  }

  private void add(GameLine line) {
    Phase phase = StoredReplay.phase(line.game(), line.history());
    boolean awaited = !line.history().events().isEmpty() || line.game().startsAt().isPresent();
    boolean open = awaited && phase != Phase.FINISHED;
    if (store.transfer().add(line.game(), line.history(), open)) {
      games++;
      running |= phase == Phase.RUNNING;
    } else {
      known++;
    }
  }
}
