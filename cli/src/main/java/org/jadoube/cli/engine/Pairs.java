package org.jadoube.cli.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.Stack;
import java.util.TreeSet;
import java.util.regex.Pattern;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/// The value of an option that is several values by name, as in `cmd=stockfish tc=10+0.1`: in one
/// word or in several.
///
/// @param values the values by their names, in order
record Pairs(Map<String, String> values) {
  /// A blank that is followed by a name and an equals sign.
  private static final Pattern BETWEEN = Pattern.compile("\\s+(?=(?:[a-z0-9]+|option\\.[^=]+)=)");

  Optional<String> find(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /// These values, and those of `others` that are not among them.
  Pairs or(Pairs others) {
    Map<String, String> all = new LinkedHashMap<>(others.values);
    all.putAll(values);
    return new Pairs(all);
  }

  /// The first name that is none of these; options of engines are always allowed.
  Optional<String> stranger(Set<String> known) {
    return values.keySet().stream()
        .filter(name -> !known.contains(name) && !name.startsWith("option."))
        .findFirst();
  }

  private static Pairs read(List<String> words, ArgSpec option, CommandSpec command) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String word : words) {
      for (String pair : BETWEEN.split(word.strip())) {
        int equals = pair.indexOf('=');
        if (equals < 1) {
          throw new ParameterException(
              command.commandLine(),
              name(option)
                  + " takes pairs such as "
                  + option.paramLabel()
                  + ", not '"
                  + pair
                  + "'");
        }
        values.put(pair.substring(0, equals), unquoted(pair.substring(equals + 1)));
      }
    }
    return new Pairs(values);
  }

  private static String name(ArgSpec option) {
    return option instanceof OptionSpec named ? named.longestName() : option.paramLabel();
  }

  private static String unquoted(String value) {
    return value.replaceFirst("^([\"'])(.*)\\1$", "$2");
  }

  /// Takes the words up to the next option.
  static final class Consumer implements IParameterConsumer {
    @Override
    public void consumeParameters(Stack<String> words, ArgSpec option, CommandSpec command) {
      List<String> own = new ArrayList<>();
      while (!words.isEmpty() && !words.peek().startsWith("-")) {
        own.add(words.pop());
      }
      if (own.isEmpty()) {
        throw new ParameterException(command.commandLine(), name(option) + " needs a value");
      }
      List<Pairs> all =
          new ArrayList<>(Optional.<List<Pairs>>ofNullable(option.getValue()).orElse(List.of()));
      all.add(read(own, option, command));
      option.setValue(all);
    }
  }

  /// Names, for a message.
  static String list(Set<String> names) {
    return String.join(", ", new TreeSet<>(names));
  }
}
