package org.jadoube.cli.tournament;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.jadoube.cli.shell.LineReader;
import org.jadoube.tournament.rating.RatingKind;
import org.jadoube.tournament.ratinglist.ListColumns;
import org.jadoube.tournament.ratinglist.ListLine;
import org.jadoube.tournament.ratinglist.ListMatch;
import org.jadoube.tournament.ratinglist.ListSearch;
import org.jadoube.tournament.trf.TrfFile;

/// One of FIDE's rating lists as text, or packed by zip. It is read once, a line at a time.
final class RatingListFile {
  private static final int LONGEST_LINE = 1000;
  private static final int MOST_TOLD = 20;

  private final String name;
  private final RatingKind kind;
  private final PrintWriter err;
  private int garbled;

  RatingListFile(String name, RatingKind kind, PrintWriter err) {
    this.name = name;
    this.kind = kind;
    this.err = err;
  }

  /// The list's entries for the players of a file, by starting rank. Lines that make no sense are
  /// reported and left out.
  ///
  /// @throws UncheckedIOException with a message for the user if it cannot be read, or is no list
  Map<Integer, ListMatch> matches(TrfFile file) {
    ListSearch search = new ListSearch(file);
    try (InputStream in = new BufferedInputStream(Files.newInputStream(Path.of(name)))) {
      in.mark(2);
      boolean packed = in.read() == 'P' && in.read() == 'K';
      in.reset();
      if (packed) {
        unpack(new ZipInputStream(in), search);
      } else {
        pass(name, in, search);
      }
    } catch (NoSuchFileException | InvalidPathException none) {
      throw unreadable("no such file");
    } catch (IOException problem) {
      throw unreadable("cannot be read: " + problem.getMessage());
    }
    return search.matches();
  }

  private void unpack(ZipInputStream zip, ListSearch search) throws IOException {
    for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
      if (entry.getName().toLowerCase(Locale.ROOT).endsWith(".txt")) {
        pass(entry.getName(), zip, search);
        return;
      }
    }
    throw unreadable("holds no text file");
  }

  private void pass(String file, InputStream in, ListSearch search) throws IOException {
    otherKind(file)
        .ifPresent(other -> {
          throw unreadable(
              "is a list of " + word(other) + " ratings, but " + word(kind) + " count");
        });
    LineReader lines = new LineReader(in, LONGEST_LINE);
    ListColumns columns =
        lines
            .next()
            .flatMap(heading -> ListColumns.read(heading, kind))
            .orElseThrow(() -> unreadable("its first line does not name the columns of a list"));
    long number = 1;
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      number++;
      if (!line.get().isBlank()) {
        take(columns.line(line.get()), number, search);
      }
    }
    if (garbled > MOST_TOLD) {
      err.println(name + ": and " + (garbled - MOST_TOLD) + " more such lines");
    }
  }

  private void take(ListLine line, long number, ListSearch search) {
    switch (line) {
      case ListLine.Listed(var player) -> search.pass(player);
      case ListLine.Garbled(var found, var expected) -> {
        garbled++;
        if (garbled <= MOST_TOLD) {
          err.println(
              name + ":" + number + ": left out: found \"" + found + "\", expected " + expected);
        }
      }
    }
  }

  /// The kind that the file's name tells, if it is another one.
  private Optional<RatingKind> otherKind(String file) {
    String said = Path.of(file).getFileName().toString().toLowerCase(Locale.ROOT);
    for (RatingKind each : RatingKind.values()) {
      if (each != kind && said.startsWith(word(each))) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  static String word(RatingKind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }

  private UncheckedIOException unreadable(String why) {
    return new UncheckedIOException(name + ": " + why, new IOException(why));
  }
}
