package org.jadoube.play.pairing;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jadoube.tournament.trf.conversion.TrfDialect;

/// The call of a pairing engine.
///
/// @param words the program and its arguments, with [#INPUT] and perhaps [#OUTPUT] in place of the
///   names of files
/// @param dialect the dialect that it reads
public record PairingCommand(List<String> words, TrfDialect dialect) {
  /// Stands for the file that the engine reads.
  public static final String INPUT = "{input}";

  /// Stands for the file that the engine writes; without it, the engine writes to standard output.
  public static final String OUTPUT = "{output}";

  /// A description of commands.
  public static final String EXPECTED =
      "a command, for instance 'bbpPairings --dutch' or 'trf26:engine {input} -o {output}'";

  private static final Map<String, TrfDialect> PREFIXES =
      Map.of(
          "javafo:", TrfDialect.JAVAFO,
          "bbp:", TrfDialect.BBP_PAIRINGS,
          "trf26:", TrfDialect.TRF26);

  public PairingCommand {
    words = List.copyOf(words);
  }

  /// Reads a command: words separated by blanks, quoted if they contain blanks. Shell syntax has no
  /// meaning in it.
  ///
  /// Without file names it gets those of JaVaFo and bbpPairings: `{input} -p {output}`. The dialect
  /// may precede the command (`javafo:`, `bbp:`, `trf26:`); otherwise it is JaVaFo's if the command
  /// contains that name, and bbpPairings' if not.
  ///
  /// @return empty if there is no command or a quotation mark is missing
  public static Optional<PairingCommand> read(String text) {
    for (Map.Entry<String, TrfDialect> prefix : PREFIXES.entrySet()) {
      if (text.startsWith(prefix.getKey())) {
        return read(text.substring(prefix.getKey().length()), prefix.getValue());
      }
    }
    return read(text, guessed(text));
  }

  private static TrfDialect guessed(String text) {
    return text.toLowerCase(Locale.ROOT).contains("javafo")
        ? TrfDialect.JAVAFO
        : TrfDialect.BBP_PAIRINGS;
  }

  private static Optional<PairingCommand> read(String text, TrfDialect dialect) {
    return CommandWords.of(text)
        .filter(words -> !words.isEmpty() && !words.getFirst().isEmpty())
        .map(words -> new PairingCommand(withFiles(words), dialect));
  }

  private static List<String> withFiles(List<String> words) {
    if (words.stream().anyMatch(word -> word.contains(INPUT))) {
      return words;
    }
    List<String> more = new ArrayList<>(words);
    more.addAll(List.of(INPUT, "-p", OUTPUT));
    return more;
  }

  /// The fault if its program is not on this machine.
  public Optional<String> absence() {
    return new PairingProgram(words.getFirst()).isThere()
        ? Optional.empty()
        : Optional.of("There is no program " + words.getFirst() + " to pair rounds with.");
  }

  /// Whether the engine writes its answer to standard output.
  boolean answersOnStandardOutput() {
    return words.stream().noneMatch(word -> word.contains(OUTPUT));
  }

  /// The words with the names of these files.
  List<String> with(Path input, Path output) {
    return words.stream()
        .map(word -> word.replace(INPUT, input.toString()).replace(OUTPUT, output.toString()))
        .toList();
  }
}
