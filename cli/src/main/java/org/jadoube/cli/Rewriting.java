package org.jadoube.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jadoube.audit.Archive;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnGame;
import org.jadoube.notation.pgn.PgnLimits;
import org.jadoube.notation.pgn.PgnTag;
import org.jadoube.notation.pgn.PgnWriter;

/// Reads games and writes them anew.
record Rewriting(PgnWriter writer, Language from, TagConditions wanted, GameOutput output)
    implements Conversion {
  private static final int GAMES_BETWEEN_LOOKS = 256;

  @Override
  public void convert(Archive archive, BiConsumer<Archive, PgnFault> faults) throws IOException {
    var games = PgnGame.stream(archive.text(), PgnLimits.USUAL, from).iterator();
    for (int count = 1; games.hasNext(); count++) {
      PgnGame game = games.next();
      game.faults().forEach(fault -> faults.accept(archive, fault));
      Map<String, String> tags = tags(game);
      if (wanted.hold(tags)) {
        output.game(tags, writer.text(game).getBytes(UTF_8));
      }
      if (count % GAMES_BETWEEN_LOOKS == 0 && output.isClosed()) {
        return;
      }
    }
  }

  private static Map<String, String> tags(PgnGame game) {
    Map<String, String> tags = new LinkedHashMap<>();
    for (PgnTag tag : game.tags()) {
      tags.putIfAbsent(tag.name(), tag.value());
    }
    return tags;
  }
}
