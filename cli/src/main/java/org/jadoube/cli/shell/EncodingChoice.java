package org.jadoube.cli.shell;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.notation.encoding.EncodingGuess;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// The encoding that files are read in.
///
/// @param charset the encoding; empty to detect it
public record EncodingChoice(Optional<Charset> charset) {
  public static final EncodingChoice AUTO = new EncodingChoice(Optional.empty());

  /// The names of detected encodings, and of those with a mark.
  private static List<String> known() {
    return Stream.concat(
            Stream.of("UTF-8", "UTF-16"),
            EncodingGuess.detectable().stream().map(EncodingGuess::name))
        .toList();
  }

  /// Reads the name of an encoding, or `auto`.
  public static final class Converter implements ITypeConverter<EncodingChoice> {
    @Override
    public EncodingChoice convert(String name) {
      return name.equals("auto")
          ? AUTO
          : new EncodingChoice(
              spellings(name)
                  .flatMap(spelling -> named(spelling).stream())
                  .findFirst()
                  .or(() -> {
                    throw unknown(name);
                  }));
    }

    /// The spellings of a name: Windows' code pages go by their numbers, and Latin-1 is written
    /// with and without the hyphen.
    private static Stream<String> spellings(String name) {
      return Stream.of(
          name,
          name.replaceFirst("^(?i:win|windows|cp|ansi)?[ _-]?(125\\d)$", "windows-$1"),
          name.replaceAll("[ _-]", ""));
    }

    private static Optional<Charset> named(String name) {
      try {
        return Optional.of(Charset.forName(name));
      } catch (IllegalCharsetNameException | UnsupportedCharsetException _) {
        return Optional.empty();
      }
    }

    private static TypeConversionException unknown(String name) {
      return new TypeConversionException(
          "there is no encoding '"
              + name
              + "'; among others there are "
              + known().stream().collect(Collectors.joining(", ")));
    }
  }
}
