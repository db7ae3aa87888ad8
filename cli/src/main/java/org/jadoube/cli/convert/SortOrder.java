package org.jadoube.cli.convert;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jadoube.audit.condition.TagKind;
import org.jadoube.audit.condition.TagRange;
import org.jadoube.audit.same.Traits;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// An order of games.
///
/// @param keys the sort keys, the most important first
/// @param keepsTags whether the tags of the games are needed afterwards
record SortOrder(List<Key> keys, boolean keepsTags) {
  private static final int BYTES_FOR_GAME = 120;
  private static final int BYTES_FOR_KEY = 80;

  /// The names of tags by their names on the command line.
  private static final Map<String, String> TAGS = new TreeMap<>();

  static {
    Stream.of("Date", "White", "Black", "ECO", "Event", "Site", "Round", "Result")
        .forEach(tag -> TAGS.put(tag.toLowerCase(Locale.ROOT), tag));
  }

  /// A sort key: `elo`, `plies`, or the name of a tag.
  record Key(String name, boolean descending) {
    private Value value(GameConversion.Game game) {
      return switch (name) {
        case "elo" -> elo(game.tags()).map(Value::of).orElse(Value.NONE);
        case "plies" ->
            game.traits()
                .map(Traits::plies)
                .map(BigDecimal::valueOf)
                .map(Value::of)
                .orElse(Value.NONE);
        default -> ofTag(game.tags().getOrDefault(name, "").strip());
      };
    }

    /// Both players' average, or the only rating.
    private static Optional<BigDecimal> elo(Map<String, String> tags) {
      OptionalDouble average =
          Stream.of("WhiteElo", "BlackElo")
              .flatMap(tag -> TagKind.NUMBER.extent(tags.getOrDefault(tag, "")).stream())
              .mapToDouble(rating -> rating.least().doubleValue())
              .average();
      return average.stream().mapToObj(BigDecimal::valueOf).findFirst();
    }

    private Value ofTag(String text) {
      TagKind kind = TagKind.of(name);
      Optional<BigDecimal> number =
          (kind == TagKind.TEXT ? TagKind.NUMBER : kind).extent(text).map(TagRange::least);
      boolean unknown =
          text.isEmpty() || text.equals("?") || (kind == TagKind.DATE && number.isEmpty());
      return unknown
          ? Value.NONE
          : new Value(number, number.isEmpty() ? text.toLowerCase(Locale.ROOT) : "");
    }

    /// Compares values; unknown ones come last in either direction, and text after numbers.
    private int compare(Value one, Value other) {
      int known = Boolean.compare(one.isUnknown(), other.isUnknown());
      int numbers = Boolean.compare(one.number.isEmpty(), other.number.isEmpty());
      int order = Value.ORDER.compare(one, other);
      return known != 0 ? known : numbers != 0 ? numbers : descending ? -order : order;
    }
  }

  /// A game's value for a key.
  record Value(Optional<BigDecimal> number, String text) {
    private static final Value NONE = new Value(Optional.empty(), "");
    private static final Comparator<Value> ORDER =
        Comparator.comparing((Value value) -> value.number.orElse(BigDecimal.ZERO))
            .thenComparing(Value::text);

    static Value of(BigDecimal number) {
      return new Value(Optional.of(number), "");
    }

    boolean isUnknown() {
      return number.isEmpty() && text.isEmpty();
    }
  }

  /// A game's place in the order.
  record Rank(List<Value> values) {
    /// The memory it takes, roughly.
    int bytes() {
      int text = values.stream().mapToInt(value -> value.text().length()).sum();
      return BYTES_FOR_GAME + BYTES_FOR_KEY * values.size() + 2 * text;
    }
  }

  Rank rank(GameConversion.Game game) {
    return new Rank(keys.stream().map(key -> key.value(game)).toList());
  }

  int compare(Rank one, Rank other) {
    for (int i = 0; i < keys.size(); i++) {
      int order = keys.get(i).compare(one.values.get(i), other.values.get(i));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  /// Whether plies have to be counted.
  boolean countsPlies() {
    return keys.stream().anyMatch(key -> key.name.equals("plies"));
  }

  /// Reads one key from the command line.
  static final class Converter implements ITypeConverter<Key> {
    @Override
    public Key convert(String text) {
      boolean descending = text.startsWith("-");
      String name = descending ? text.substring(1) : text;
      if (name.equals("elo") || name.equals("plies")) {
        return new Key(name, descending);
      }
      String tag = TAGS.getOrDefault(name, name);
      if (!tag.matches("[A-Z][A-Za-z0-9_]*")) {
        List<String> known = new ArrayList<>(TAGS.keySet());
        throw new TypeConversionException(
            "'"
                + text
                + "': expected elo, plies, "
                + String.join(", ", known)
                + " or the name of a tag, such as WhiteElo, with - before it for the reverse order");
      }
      return new Key(tag, descending);
    }
  }
}
