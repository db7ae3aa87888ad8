package org.jadoube.laws.regulations;

import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Parameter;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;

/// All keys of house rules: those below, the arrangements, and the parameters of all provisions, so
/// that a new parameter is a new key.
final class HouseKeys {
  private static final Pattern DURATION = Pattern.compile("(\\d{1,4}) ?(h|mins?|minutes?|s)");
  private static final Pattern AFTER = Pattern.compile("after (\\d{1,3})( moves)?");
  private static final Pattern POINTS = Pattern.compile("(\\S+) +(\\S+) +(\\S+)");
  private static final Pattern HALVES = Pattern.compile("(\\d{1,3})?(½)?");

  /// So many letters make a beginning.
  private static final int SAME = 5;

  private static final Map<String, HouseKey> ALL = new LinkedHashMap<>();

  static {
    add(
        HouseKey.settling(
            "default-time",
            "a time such as 15 min, 30 s or 1 h",
            Optional.of(Rule.DEFAULT_TIME),
            text -> duration(text).map(time -> it -> it.withDefaultTime(time))));
    add(
        HouseKey.settling(
            "time",
            "a time control such as 300+3, 40/5400+30:1800+30 or W300-B240, in seconds",
            Optional.empty(),
            text -> TimeControl.read(text).valueIfAny().map(control -> it -> it.with(control))));
    add(HouseKey.demanding("increment", "forbidden or required", HouseKeys::increment));
    add(
        HouseKey.settling(
            "draws",
            "free, never, or after and a number of moves: after 30 moves",
            Optional.of(Rule.DRAW_RESTRICTED),
            text -> draws(text).map(restriction -> it -> it.with(restriction))));
    add(
        HouseKey.settling(
            "draw-odds",
            "black, white or nobody",
            Optional.of(Rule.POINTS),
            text -> odds(text).map(odds -> it -> it.with(with(odds, it.scoring())))));
    add(
        HouseKey.settling(
            "points",
            "the points for a win, a draw and a loss: 1 ½ 0",
            Optional.of(Rule.POINTS),
            text -> points(text).map(points -> it -> it.with(with(points, it.scoring())))));
    Arrays.stream(Arrangement.values()).forEach(HouseKeys::add);
    Parameters.all().forEach(HouseKeys::add);
  }

  private HouseKeys() {}

  private static void add(HouseKey key) {
    ALL.put(key.name(), key);
  }

  private static void add(Arrangement arrangement) {
    add(
        HouseKey.settling(
            hyphened(arrangement.name()),
            "yes",
            Optional.empty(),
            text ->
                text.equals("yes") ? Optional.of(it -> it.plus(arrangement)) : Optional.empty()));
  }

  private static void add(Parameter<?> parameter) {
    add(HouseKey.of(hyphened(parameter.rule().name()) + "." + parameter.name(), parameter));
  }

  private static String hyphened(String constant) {
    return constant.toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// All of them, in order.
  static Collection<HouseKey> all() {
    return ALL.values();
  }

  /// The key of that name.
  static Optional<HouseKey> named(String name) {
    return Optional.ofNullable(ALL.get(name));
  }

  /// The key that was probably meant: one with that name at its end, or with the same beginning.
  static Optional<String> nearest(String name) {
    String plain = name.toLowerCase(Locale.ROOT).replace('_', '-').replace(' ', '-');
    String beginning = plain.substring(0, Math.min(SAME, plain.length()));
    return ALL.containsKey(plain)
        ? Optional.of(plain)
        : ALL.keySet().stream()
            .filter(key -> plain.length() >= SAME)
            .filter(key -> key.endsWith("." + plain) || key.startsWith(beginning))
            .findFirst();
  }

  private static Optional<Duration> duration(String text) {
    Matcher found = DURATION.matcher(text);
    if (!found.matches()) {
      return Optional.empty();
    }
    long number = Long.parseLong(found.group(1));
    return Optional.of(
        switch (found.group(2)) {
          case "h" -> Duration.ofHours(number);
          case "min", "mins", "minute", "minutes" -> Duration.ofMinutes(number);
          default -> Duration.ofSeconds(number);
        });
  }

  /// A game without a clock has neither an increment nor lacks one.
  private static Optional<Predicate<Regulations>> increment(String text) {
    return switch (text) {
      case "forbidden" ->
          Optional.of(it -> !it.timeControl().isTimed() || bonuses(it).allMatch(Duration::isZero));
      case "required" -> Optional.of(it -> bonuses(it).noneMatch(Duration::isZero));
      default -> Optional.empty();
    };
  }

  private static Stream<Duration> bonuses(Regulations regulations) {
    return Stream.of(Colour.values())
        .flatMap(colour -> regulations.timeControl().of(colour).periods().stream())
        .map(period -> period.bonus().time());
  }

  private static Optional<DrawRestriction> draws(String text) {
    Matcher after = AFTER.matcher(text);
    if (after.matches()) {
      return Optional.of(Integer.parseInt(after.group(1)))
          .filter(moves -> moves > 0)
          .map(DrawRestriction.After::new);
    }
    return switch (text) {
      case "free" -> Optional.of(DrawRestriction.FREE);
      case "never" -> Optional.of(DrawRestriction.NEVER);
      default -> Optional.empty();
    };
  }

  private static Optional<Optional<Colour>> odds(String text) {
    return switch (text) {
      case "white" -> Optional.of(Optional.of(Colour.WHITE));
      case "black" -> Optional.of(Optional.of(Colour.BLACK));
      case "nobody" -> Optional.of(Optional.empty());
      default -> Optional.empty();
    };
  }

  private static Scoring with(Optional<Colour> odds, Scoring points) {
    return new Scoring(
        points.winHalves(), points.drawHalves(), points.lossHalves(), points.forfeitHalves(), odds);
  }

  private static Scoring with(Scoring points, Scoring before) {
    return new Scoring(
        points.winHalves(),
        points.drawHalves(),
        points.lossHalves(),
        before.forfeitHalves(),
        before.drawOdds());
  }

  private static Optional<Scoring> points(String text) {
    Matcher found = POINTS.matcher(text);
    if (!found.matches()) {
      return Optional.empty();
    }
    OptionalInt win = halves(found.group(1));
    OptionalInt draw = halves(found.group(2));
    OptionalInt loss = halves(found.group(3));
    boolean inOrder =
        loss.isPresent() && win.orElse(-1) >= draw.orElse(0) && draw.orElse(-1) >= loss.getAsInt();
    return inOrder
        ? Optional.of(new Scoring(win.getAsInt(), draw.getAsInt(), loss.getAsInt()))
        : Optional.empty();
  }

  /// Points in halves: 1½ is three.
  private static OptionalInt halves(String text) {
    Matcher found = HALVES.matcher(text.replace("1/2", "½").replace(".5", "½"));
    if (text.isEmpty() || !found.matches()) {
      return OptionalInt.empty();
    }
    int whole = found.group(1) == null ? 0 : Integer.parseInt(found.group(1));
    return OptionalInt.of(2 * whole + (found.group(2) == null ? 0 : 1));
  }
}
