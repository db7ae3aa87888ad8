package org.jadoube.wire;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Result;
import org.jadoube.notation.fen.Fen;

/// Documents and games as one schema wrote them. The files are kept forever, because people's
/// databases must stay readable.
///
/// @param schema the version
record KeptSchema(int schema) {

  /// A document of a kind.
  record Kept(String kind, String json) {
    @Override
    public String toString() {
      return kind + " " + json.substring(0, Math.min(60, json.length()));
    }
  }

  /// A game: its record, and its end.
  record KeptGame(String name, List<String> record, String end) {
    @Override
    public String toString() {
      return name;
    }
  }

  /// One document of every kind and type.
  List<Kept> documents() {
    return lines("documents.txt").stream()
        .map(line -> new Kept(line.substring(0, line.indexOf(' ')), after(' ', line)))
        .toList();
  }

  /// Games that together have every type of event.
  List<KeptGame> games() {
    List<KeptGame> games = new ArrayList<>();
    List<String> record = new ArrayList<>();
    String name = "";
    for (String line : lines("games.txt")) {
      switch (line.charAt(0)) {
        case '#' -> name = after(' ', line);
        case '=' -> {
          games.add(new KeptGame(name, List.copyOf(record), after(' ', line)));
          record.clear();
        }
        default -> record.add(line);
      }
    }
    return games;
  }

  /// The final state of a game, in a form that no schema changes.
  static String end(Game game) {
    return String.format(
        Locale.ROOT,
        "%s | %s | %s | ply %d | white %s | black %s",
        Fen.write(game.setup()),
        game.phase(),
        game.result().map(Result::toString).orElse("*"),
        game.ply().number(),
        left(game, Colour.WHITE),
        left(game, Colour.BLACK));
  }

  private static String left(Game game, Colour colour) {
    return game.latest()
        .flatMap(at -> game.clock().left(colour, at))
        .map(left -> left.toMillis() + " ms")
        .orElse("untimed");
  }

  private static String after(char sign, String line) {
    return line.substring(line.indexOf(sign) + 1);
  }

  private List<String> lines(String name) {
    String path = "schema-" + schema + "/" + name;
    try (InputStream file =
        Optional.ofNullable(KeptSchema.class.getResourceAsStream(path))
            .orElseThrow(() -> new IllegalStateException(path + " is missing"))) {
      return new String(file.readAllBytes(), UTF_8).lines().filter(l -> !l.isBlank()).toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(Objects.requireNonNull(broken));
    }
  }
}
