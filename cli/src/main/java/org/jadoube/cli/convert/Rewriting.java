package org.jadoube.cli.convert;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnLimits;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.notation.pgn.game.PgnTag;
import org.jadoube.notation.pgn.game.PgnWriter;
import org.jadoube.notation.pgn.reading.PgnBatch;

/// Parses games and writes them again.
record Rewriting(PgnWriter writer, TagConditions wanted) implements Conversion {
  @Override
  public Converted convert(PgnBatch batch, Language language) {
    List<Game> games = new ArrayList<>();
    List<PgnFault> faults = new ArrayList<>();
    long count =
        PgnGame.stream(batch, PgnLimits.USUAL, language)
            .mapToLong(game -> take(game, games, faults))
            .sum();
    return new Converted(count, games, faults);
  }

  private int take(PgnGame game, List<Game> games, List<PgnFault> faults) {
    Map<String, String> tags = tags(game);
    if (wanted.hold(tags)) {
      faults.addAll(game.faults());
      games.add(new Game(tags, writer.text(game).getBytes(UTF_8)));
    }
    return 1;
  }

  private static Map<String, String> tags(PgnGame game) {
    Map<String, String> tags = new LinkedHashMap<>();
    for (PgnTag tag : game.tags()) {
      tags.putIfAbsent(tag.name(), tag.value());
    }
    return tags;
  }
}
