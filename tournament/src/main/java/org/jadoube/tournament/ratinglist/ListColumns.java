package org.jadoube.tournament.ratinglist;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.tournament.Sex;
import org.jadoube.tournament.rating.Rating;
import org.jadoube.tournament.rating.RatingKind;
import org.jadoube.tournament.rating.Title;
import org.jadoube.tournament.ratinglist.ListedPlayer.ListedRating;

/// The columns of a rating list, which its first line names: the list of all ratings (`SRtng`,
/// `RRtng`, `BRtng`), with or without Arena titles, or one of a single kind, whose rating stands
/// under its month (`OCT26`).
///
/// @since 0.1.0
public final class ListColumns {
  private static final Pattern NAMES = Pattern.compile("ID Number|\\S+");
  private static final Pattern MONTH = Pattern.compile("[A-Z]{3}\\d{2}");
  private static final String OTHER_TITLES = "OTit";
  private static final Pattern FEDERATION = Pattern.compile("[A-Z]{0,3}");
  private static final int LONGEST_ID = 11;
  private static final int LONGEST_NUMBER = 6;
  private static final int LONGEST_FOUND = 40;
  private static final int LAST_YEAR = 9999;
  private static final int MOST_FACTOR = 100;

  private final Map<String, Column> columns;
  private final Map<RatingKind, List<String>> ratings;
  private final int width;

  /// @param from the first character, from 0
  /// @param to behind the last
  private record Column(int from, int to, boolean movable) {}

  private ListColumns(
      Map<String, Column> columns, Map<RatingKind, List<String>> ratings, int width) {
    this.columns = columns;
    this.ratings = ratings;
    this.width = width;
  }

  /// Reads the first line of a list; empty if it is none.
  ///
  /// @param single the kind of the ratings if the list has only one
  public static Optional<ListColumns> read(String heading, RatingKind single) {
    List<String> names = new ArrayList<>();
    List<Integer> starts = new ArrayList<>();
    Matcher matcher = NAMES.matcher(heading);
    while (matcher.find()) {
      names.add(matcher.group());
      starts.add(matcher.start());
    }
    starts.add(Math.max(heading.length(), starts.isEmpty() ? 0 : starts.getLast() + 4));
    Map<String, Column> columns = new HashMap<>();
    int moving = names.indexOf(OTHER_TITLES);
    for (int at = 0; at < names.size(); at++) {
      boolean movable = moving >= 0 && at > moving;
      columns.put(names.get(at), new Column(starts.get(at), starts.get(at + 1), movable));
    }
    Map<RatingKind, List<String>> ratings = ratings(names, single);
    boolean known = columns.keySet().containsAll(List.of("ID Number", "Name", "Fed"));
    return known && !ratings.isEmpty()
        ? Optional.of(new ListColumns(columns, ratings, starts.getLast()))
        : Optional.empty();
  }

  /// Under which names rating and K of each kind stand.
  private static Map<RatingKind, List<String>> ratings(List<String> names, RatingKind single) {
    Map<RatingKind, List<String>> ratings = new EnumMap<>(RatingKind.class);
    if (names.contains("SRtng")) {
      ratings.put(RatingKind.STANDARD, List.of("SRtng", "SK"));
      ratings.put(RatingKind.RAPID, List.of("RRtng", "Rk"));
      ratings.put(RatingKind.BLITZ, List.of("BRtng", "BK"));
    } else {
      names.stream()
          .filter(name -> MONTH.matcher(name).matches())
          .findFirst()
          .ifPresent(month -> ratings.put(single, List.of(month, "K")));
    }
    return ratings;
  }

  /// Reads a line about a player.
  public ListLine line(String line) {
    String id = text(line, "ID Number");
    if (!isNumber(id, LONGEST_ID)) {
      return garbled(id, "a FIDE number of up to 11 digits");
    }
    String name = text(line, "Name");
    if (name.isEmpty()) {
      return garbled(line, "a name");
    }
    String federation = text(line, "Fed");
    if (!FEDERATION.matcher(federation).matches()) {
      return garbled(federation, "a federation of three letters");
    }
    Map<RatingKind, ListedRating> rated = new EnumMap<>(RatingKind.class);
    for (Map.Entry<RatingKind, List<String>> each : ratings.entrySet()) {
      OptionalInt rating = number(line, each.getValue().getFirst());
      if (rating.isEmpty() || rating.getAsInt() > Rating.HIGHEST_RATING) {
        return garbled(text(line, each.getValue().getFirst()), "a rating, or 0");
      }
      if (rating.getAsInt() > 0) {
        rated.put(each.getKey(), new ListedRating(rating.getAsInt(), factor(line, each)));
      }
    }
    return new ListLine.Listed(player(line, id, name, rated));
  }

  private ListedPlayer player(
      String line, String id, String name, Map<RatingKind, ListedRating> rated) {
    Optional<Title> title = Title.read(text(line, "Tit")).or(() -> Title.read(text(line, "WTit")));
    return new ListedPlayer(
        id,
        name,
        text(line, "Fed"),
        sex(text(line, "Sex")),
        title,
        OptionalInt.of(number(line, "B-day").orElse(0)).stream()
            .filter(year -> year > 0 && year <= LAST_YEAR)
            .findFirst(),
        rated);
  }

  private OptionalInt factor(String line, Map.Entry<RatingKind, List<String>> names) {
    return number(line, names.getValue().getLast()).stream()
        .filter(k -> k >= 1 && k <= MOST_FACTOR)
        .findFirst();
  }

  private static Optional<Sex> sex(String letter) {
    return switch (letter) {
      case "M" -> Optional.of(Sex.MAN);
      case "F" -> Optional.of(Sex.WOMAN);
      default -> Optional.empty();
    };
  }

  private OptionalInt number(String line, String column) {
    String digits = text(line, column);
    return isNumber(digits, LONGEST_NUMBER)
        ? OptionalInt.of(Integer.parseInt(digits))
        : OptionalInt.empty();
  }

  private static boolean isNumber(String text, int longest) {
    return !text.isEmpty()
        && text.length() <= longest
        && text.chars().allMatch(letter -> letter >= '0' && letter <= '9');
  }

  /// The text of a column. In a few lines other titles take more room than they have, and
  /// everything behind them is moved to the right.
  private String text(String line, String name) {
    Column column = columns.get(name);
    if (column == null) {
      return "";
    }
    int moved = column.movable() ? Math.max(0, line.length() - width) : 0;
    int from = Math.min(line.length(), column.from() + moved);
    return line.substring(from, Math.min(line.length(), column.to() + moved)).strip();
  }

  private static ListLine.Garbled garbled(String found, String expected) {
    String shown = found.strip();
    return new ListLine.Garbled(
        shown.substring(0, Math.min(shown.length(), LONGEST_FOUND)), expected);
  }
}
