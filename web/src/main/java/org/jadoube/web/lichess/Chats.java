package org.jadoube.web.lichess;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jadoube.store.GameId;

/// What the players of casual games write to each other: the latest lines of the latest games, in
/// memory, and the streams that show new ones.
final class Chats {
  private static final int MOST_GAMES = 1_000;
  private static final int MOST_LINES = 100;

  private final Map<GameId, List<Line>> lines =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<GameId, List<Line>> eldest) {
          return size() > MOST_GAMES;
        }
      };

  private final Map<GameId, Set<Consumer<Line>>> readers = new ConcurrentHashMap<>();

  /// A line, by the name of its author.
  record Line(String user, String text) {}

  /// Adds a line, which all readers are told.
  void add(GameId game, Line line) {
    synchronized (lines) {
      List<Line> all = lines.computeIfAbsent(game, _ -> new ArrayList<>());
      if (all.size() >= MOST_LINES) {
        all.removeFirst();
      }
      all.add(line);
    }
    readers.getOrDefault(game, Set.of()).forEach(reader -> reader.accept(line));
  }

  /// The lines of a game.
  List<Line> of(GameId game) {
    synchronized (lines) {
      return List.copyOf(lines.getOrDefault(game, List.of()));
    }
  }

  /// Tells `reader` of new lines in a game.
  ///
  /// @return ends that
  Runnable read(GameId game, Consumer<Line> reader) {
    readers.computeIfAbsent(game, _ -> ConcurrentHashMap.newKeySet()).add(reader);
    return () ->
        readers.computeIfPresent(
            game,
            (_, all) -> {
              all.remove(reader);
              return all.isEmpty() ? null : all;
            });
  }
}
