package org.jadoube.cli.convert;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/// Splits games into files in a directory, by number of games or by the value of a tag.
final class SplitGames extends GameOutput {
  private static final int MOST_OPEN = 64;
  private static final int LONGEST_NAME = 80;
  private static final Pattern UNSAFE = Pattern.compile("[^\\p{L}\\p{N}.,+-]+|^[.]+");

  private final Path directory;
  private final Function<Map<String, String>, String> nameOf;
  private final String extension;
  private final boolean parted;
  private final Set<String> begun = new HashSet<>();
  private final Map<String, GameStream> open =
      new LinkedHashMap<>(MOST_OPEN, 0.75f, /* accessOrder= */ true);

  private int archive;

  private SplitGames(
      Path directory, Function<Map<String, String>, String> nameOf, Rendering rendering) {
    this.directory = directory;
    extension = rendering.extension();
    parted = rendering.isParted();
    this.nameOf = nameOf;
  }

  /// `games-0001.pgn` and so on, with `size` games each.
  static SplitGames every(long size, Path directory, Rendering rendering) {
    long[] count = {0};
    return new SplitGames(
        directory, _ -> String.format(Locale.ROOT, "games-%04d", count[0]++ / size + 1), rendering);
  }

  /// One file per value of the tag called `name`.
  static SplitGames by(String name, Path directory, Rendering rendering) {
    return new SplitGames(directory, tags -> fileName(tags.getOrDefault(name, "")), rendering);
  }

  private static String fileName(String value) {
    String safe = UNSAFE.matcher(value).replaceAll("_");
    String name = safe.isBlank() || safe.equals("_") ? "unknown" : safe;
    return name.substring(0, Math.min(LONGEST_NAME, name.length()));
  }

  @Override
  void beginArchive() {
    archive++;
  }

  @Override
  void write(GameConversion.Game game) throws IOException {
    file(nameOf.apply(game.tags())).game(archive, game.text());
  }

  private GameStream file(String name) throws IOException {
    GameStream known = open.get(name);
    if (known != null) {
      return known;
    }
    if (open.size() == MOST_OPEN) {
      String oldest = open.keySet().iterator().next();
      Objects.requireNonNull(open.remove(oldest)).close();
    }
    GameStream file = new GameStream(new BufferedOutputStream(opened(name)), parted);
    open.put(name, file);
    return file;
  }

  private OutputStream opened(String name) throws IOException {
    Files.createDirectories(directory);
    Path path = directory.resolve(name + extension);
    return begun.add(name)
        ? Files.newOutputStream(path)
        : Files.newOutputStream(path, StandardOpenOption.APPEND);
  }

  @Override
  void finish() throws IOException {
    for (GameStream file : open.values()) {
      file.close();
    }
  }
}
