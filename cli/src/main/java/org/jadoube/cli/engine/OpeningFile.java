package org.jadoube.cli.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.cli.shell.FileTrouble;
import org.jadoube.uci.match.Openings;
import org.jadoube.uci.match.StartingMoves;

/// The openings that `--openings` names.
record OpeningFile(MatchTerms terms, Pairs pairs) {
  private static final Set<String> KNOWN = Set.of("file", "format", "order", "plies", "start");
  private static final int ALL = 1 << 20; // plies

  List<StartingMoves> openings(long seed) {
    pairs
        .stranger(KNOWN)
        .ifPresent(name -> {
          throw terms.misuse("there is no '" + name + "'; there are " + Pairs.list(KNOWN));
        });
    String file =
        pairs.find("file").orElseThrow(() -> terms.misuse("--openings needs a file: file=…"));
    Openings.Collection collection = read(file);
    List<StartingMoves> read = collection.openings();
    if (read.stream()
        .allMatch(StartingMoves.STANDARD::equals)) { // any text is a game without moves
      throw terms.misuse("there is no opening in " + file);
    }
    boolean random = terms.oneOf(pairs, "order", "sequential", "random").equals("random");
    if (collection.faulty() > 0) {
      terms.note(file + ": " + collection.told());
    }
    return from(random ? Openings.shuffled(read, seed) : read);
  }

  /// The openings from the one with which to begin.
  private List<StartingMoves> from(List<StartingMoves> openings) {
    int start = pairs.find("start").map(text -> terms.number("start", text, 1)).orElse(1);
    List<StartingMoves> turned = new ArrayList<>(openings);
    Collections.rotate(turned, -(start - 1));
    return turned;
  }

  private Openings.Collection read(String file) {
    String usual = file.endsWith(".epd") ? "epd" : "pgn";
    boolean epd = terms.oneOf(pairs, "format", usual, "epd", "pgn").equals("epd");
    try {
      return epd ? epd(file) : pgn(file);
    } catch (IOException | UncheckedIOException problem) {
      throw terms.misuse("cannot read " + file + ": " + FileTrouble.of(problem));
    }
  }

  private static Openings.Collection epd(String file) throws IOException {
    try (Stream<String> lines = Files.lines(Path.of(file), StandardCharsets.UTF_8)) {
      return Openings.ofEpd(lines);
    }
  }

  private Openings.Collection pgn(String file) throws IOException {
    int plies = pairs.find("plies").map(text -> terms.number("plies", text, 0)).orElse(ALL);
    try (InputStream in = Files.newInputStream(Path.of(file))) {
      return Openings.ofPgn(in, plies);
    }
  }
}
