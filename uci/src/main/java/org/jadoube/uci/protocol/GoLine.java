package org.jadoube.uci.protocol;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.Uci;
import org.jadoube.uci.Clocks;
import org.jadoube.uci.Limits;

/// The line `go`: the limits of a search.
///
/// @param waits whether the answer must wait for `stop` or `ponderhit`
/// @param ponder whether the clock stands until `ponderhit`
/// @param faults the words that make no sense
public record GoLine(Limits limits, boolean waits, boolean ponder, List<String> faults) {
  private static final int MOST_DEPTH = 1_000;
  private static final long MOST_MILLIS = 1L << 40;
  private static final Set<String> NUMBERS =
      Set.of("wtime", "btime", "winc", "binc", "movestogo", "depth", "nodes", "mate", "movetime");
  private static final Set<String> WORDS =
      Set.of(
          "infinite",
          "ponder",
          "searchmoves",
          "wtime",
          "btime",
          "winc",
          "binc",
          "movestogo",
          "depth",
          "nodes",
          "mate",
          "movetime");

  /// Reads the words after `go`.
  public static GoLine read(LineWords words, Position position) {
    Map<String, Long> numbers = new HashMap<>();
    List<Move> only = new ArrayList<>();
    List<String> faults = new ArrayList<>();
    boolean ponder = false;
    boolean infinite = false;
    for (Optional<String> word = words.next(); word.isPresent(); word = words.next()) {
      String name = word.get();
      if (NUMBERS.contains(name)) {
        words.number().ifPresentOrElse(number -> numbers.put(name, number), () -> faults.add(name));
      } else if (name.equals("searchmoves")) {
        only.addAll(moves(words.until(WORDS), position, faults));
      } else if (name.equals("ponder")) {
        ponder = true;
      } else if (name.equals("infinite")) {
        infinite = true;
      } else {
        faults.add(name);
      }
    }
    return new GoLine(limits(numbers, only), ponder || infinite, ponder, List.copyOf(faults));
  }

  private static List<Move> moves(String texts, Position position, List<String> faults) {
    List<Move> moves = new ArrayList<>();
    LineWords words = LineWords.of(texts);
    for (String text : words.rest()) {
      Uci.read(position, text).valueIfAny().ifPresentOrElse(moves::add, () -> faults.add(text));
    }
    return moves;
  }

  private static Limits limits(Map<String, Long> numbers, List<Move> only) {
    boolean timed = numbers.containsKey("wtime") || numbers.containsKey("btime");
    OptionalInt depth =
        whole(numbers, "depth").isPresent() ? whole(numbers, "depth") : mate(numbers);
    return new Limits(
        timed ? Optional.of(clocks(numbers)) : Optional.empty(),
        depth,
        numbers.containsKey("nodes")
            ? OptionalLong.of(Math.max(1, numbers.getOrDefault("nodes", 1L)))
            : OptionalLong.empty(),
        numbers.containsKey("movetime") ? Optional.of(time(numbers, "movetime")) : Optional.empty(),
        only);
  }

  /// A mate in so many moves is looked for that deep.
  private static OptionalInt mate(Map<String, Long> numbers) {
    OptionalInt moves = whole(numbers, "mate");
    return moves.isPresent()
        ? OptionalInt.of(Math.min(MOST_DEPTH, 2 * moves.getAsInt()))
        : OptionalInt.empty();
  }

  private static Clocks clocks(Map<String, Long> numbers) {
    return new Clocks(
        time(numbers, "wtime"),
        time(numbers, "btime"),
        time(numbers, "winc"),
        time(numbers, "binc"),
        whole(numbers, "movestogo"));
  }

  private static OptionalInt whole(Map<String, Long> numbers, String name) {
    return numbers.containsKey(name)
        ? OptionalInt.of(Math.clamp(numbers.getOrDefault(name, 1L), 1, MOST_DEPTH))
        : OptionalInt.empty();
  }

  /// A clock may show less than nothing when the question arrives.
  private static Duration time(Map<String, Long> numbers, String name) {
    return Duration.ofMillis(Math.clamp(numbers.getOrDefault(name, 0L), 0, MOST_MILLIS));
  }

  /// The line that asks for a search within `limits`.
  public static String write(Limits limits, boolean chess960) {
    StringBuilder text = new StringBuilder("go");
    limits.clocks().ifPresent(clocks -> write(clocks, text));
    limits.depth().ifPresent(depth -> text.append(" depth ").append(depth));
    limits.nodes().ifPresent(nodes -> text.append(" nodes ").append(nodes));
    limits.moveTime().ifPresent(time -> text.append(" movetime ").append(time.toMillis()));
    if (text.length() == 2) {
      text.append(" infinite");
    }
    if (!limits.only().isEmpty()) {
      text.append(" searchmoves");
      limits.only().forEach(move -> text.append(' ').append(UciMoveText.of(move, chess960)));
    }
    return text.toString();
  }

  private static void write(Clocks clocks, StringBuilder text) {
    text.append(" wtime ").append(clocks.white().toMillis());
    text.append(" btime ").append(clocks.black().toMillis());
    text.append(" winc ").append(clocks.whiteIncrement().toMillis());
    text.append(" binc ").append(clocks.blackIncrement().toMillis());
    clocks.movesToGo().ifPresent(moves -> text.append(" movestogo ").append(moves));
  }
}
