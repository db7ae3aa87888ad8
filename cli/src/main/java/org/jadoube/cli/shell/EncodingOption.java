package org.jadoube.cli.shell;

import java.nio.charset.Charset;
import java.util.Optional;
import picocli.CommandLine.Option;

/// The option that declares the encoding of files.
public final class EncodingOption {
  @Option(
      names = "--encoding",
      paramLabel = "NAME|auto",
      converter = EncodingChoice.Converter.class,
      description =
          "The encoding of the files, for instance windows-1251, KOI8-R or ISO-8859-2 (default: auto,"
              + " which reads UTF-8 and UTF-16, detects others from the words of the file, and says"
              + " on standard error which it took and how certain that is).")
  private EncodingChoice choice = EncodingChoice.AUTO;

  /// The declared encoding; empty to detect it.
  public Optional<Charset> charset() {
    return choice.charset();
  }
}
