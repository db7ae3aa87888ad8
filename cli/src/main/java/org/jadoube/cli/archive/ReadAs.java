package org.jadoube.cli.archive;

import java.nio.charset.Charset;
import java.util.Optional;
import java.util.Set;
import org.jadoube.audit.archive.Archive;
import org.jadoube.notation.encoding.Recoded;

/// The encoding in which a non-UTF-8 file was read.
public record ReadAs(String file, Recoded recoded) {
  /// The standard of PGN is Latin-1, in one of its forms.
  private static final Set<String> LATIN = Set.of("windows-1252", "ISO-8859-1", "ISO-8859-15");

  /// The encoding of an archive that has been read; empty if it is the declared one.
  public static Optional<ReadAs> of(Archive archive) {
    return archive
        .recoded()
        .filter(it -> !archive.isDeclared() || it.lost() > 0)
        .map(it -> new ReadAs(archive.name(), it));
  }

  /// A sentence about it.
  public String sentence() {
    String what = recoded.utf8Lines() == 0 ? "not UTF-8, " : "";
    return file + ": " + what + recoded.text() + "; --encoding reads it otherwise.";
  }

  /// Whether the standard does not allow it, or it is in doubt.
  public boolean departs() {
    return recoded.isDoubtful() || !isLatin(recoded.charset());
  }

  private static boolean isLatin(Charset charset) {
    return LATIN.contains(charset.name());
  }

  /// A remark about the file, with its place in the format of compilers.
  public String remark() {
    return file + ":" + recoded.firstLine() + ":1: " + message();
  }

  /// The remark without its place.
  public String message() {
    return "found text that is not UTF-8, expected UTF-8; " + recoded.text();
  }
}
