package org.jadoube.cli.archive;

import java.io.EOFException;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.audit.GameRange;
import org.jadoube.audit.archive.ArchiveOpening.Obstacle;
import org.jadoube.audit.archive.Damage;

/// A reason why a file, or a part of it, could not be read.
///
/// @param kind its name in JSON
/// @param text a description, to follow the name of the file
/// @param damage the damage of a compressed file
/// @param doubtful games that may be distorted, if their numbers are known
public record Trouble(
    String file, String kind, String text, Optional<Damage> damage, Optional<GameRange> doubtful) {
  private static final String BROKEN_OFF = "cannot be read to the end: ";

  private Trouble(String file, String kind, String text) {
    this(file, kind, text, Optional.empty(), Optional.empty());
  }

  static Trouble of(String file, Obstacle obstacle) {
    String kind = obstacle.name().toLowerCase(Locale.ROOT).replace('_', '-');
    return new Trouble(file, kind, obstacle.text());
  }

  static Trouble of(String file, Damage damage) {
    return new Trouble(
        file, damage.flaw().id(), damage.text(), Optional.of(damage), Optional.empty());
  }

  /// The file could not be opened.
  static Trouble of(String file, IOException problem) {
    return new Trouble(file, "unreadable", reason(problem));
  }

  /// Reading the file failed before its end.
  static Trouble brokenOff(String file, IOException problem) {
    return new Trouble(file, "unreadable", BROKEN_OFF + reason(problem));
  }

  private static String reason(IOException problem) {
    return problem instanceof EOFException
        ? "it is truncated"
        : String.valueOf(problem.getMessage());
  }

  /// This trouble, which affects these games.
  public Trouble with(Optional<GameRange> games) {
    return new Trouble(file, kind, text, damage, games);
  }

  /// A sentence with all of it.
  public String sentence() {
    return file + ": " + text + doubt() + ".";
  }

  private String doubt() {
    boolean doubted = damage.filter(it -> !it.doubtful().isEmpty()).isPresent();
    return doubtful
        .map(games -> "; " + games.doubt())
        .orElse(doubted ? "; the games before it may be distorted" : "");
  }

  /// Writes it for people.
  public void print(PrintWriter err) {
    err.println("jadoube: " + sentence());
  }
}
