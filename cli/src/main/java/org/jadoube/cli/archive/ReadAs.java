package org.jadoube.cli.archive;

import java.nio.charset.Charset;
import java.util.Optional;
import java.util.Set;
import org.jadoube.audit.archive.Archive;
import org.jadoube.notation.encoding.Recoded;

/// The encoding in which a file was read that is not UTF-8.
public record ReadAs(String file, Recoded recoded) {
  /// The standard of PGN is Latin-1, in one of its forms.
  private static final Set<String> LATIN = Set.of("windows-1252", "ISO-8859-1", "ISO-8859-15");

  /// Of an archive that has been read. Nothing is said of one that is in the encoding that was
  /// named.
  public static Optional<ReadAs> of(Archive archive) {
    return archive
        .recoded()
        .filter(it -> !archive.isDeclared() || it.lost() > 0)
        .map(it -> new ReadAs(archive.name(), it));
  }

  /// In a sentence.
  public String sentence() {
    String what = recoded.utf8Lines() == 0 ? "not UTF-8, " : "";
    return file + ": " + what + recoded.text() + "; --encoding reads it otherwise.";
  }

  /// Whether the standard does not allow it, or it may well be another.
  public boolean departs() {
    return recoded.isDoubtful() || !isLatin(recoded.charset());
  }

  private static boolean isLatin(Charset charset) {
    return LATIN.contains(charset.name());
  }

  /// As a line about the file, with its place written as compilers write it.
  public String remark() {
    return file
        + ":"
        + recoded.firstLine()
        + ":1: found text that is not UTF-8, expected UTF-8; "
        + recoded.text();
  }
}
