package org.jadoube.tournament.pairing.dutch;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.SwissQuestion;

/// Who may meet, and with which colours, for [LiteralDutch].
record LiteralColours(SwissQuestion question) {
  /// Two who meet.
  record Couple(Contender high, Contender low) {}

  boolean legal(Contender one, Contender other) {
    boolean apart =
        question.apart().stream()
            .anyMatch(pair ->
                Set.of(pair.white(), pair.black()).equals(Set.of(one.number(), other.number())));
    boolean met = one.past().stream().anyMatch(round -> round.opponent() == other.number());
    boolean clash =
        strength(one) == 3
            && strength(other) == 3
            && due(one).equals(due(other))
            && !top(one)
            && !top(other);
    return !apart && !met && !clash;
  }

  String text(Couple pair) {
    return colour(pair.high(), pair.low()) == Colour.WHITE
        ? pair.high().number() + "-" + pair.low().number()
        : pair.low().number() + "-" + pair.high().number();
  }

  private boolean top(Contender each) {
    return question.round() == question.rounds()
        && each.tenths() * 2 > (question.round() - 1) * question.winTenths();
  }

  private static List<Colour> colours(Contender each) {
    return each.past().stream().flatMap(round -> round.colour().stream()).toList();
  }

  private static int difference(Contender each) {
    return colours(each).stream().mapToInt(colour -> colour == Colour.WHITE ? 1 : -1).sum();
  }

  private static Optional<Colour> twice(Contender each) {
    List<Colour> colours = colours(each);
    int size = colours.size();
    return size >= 2 && colours.get(size - 1) == colours.get(size - 2)
        ? Optional.of(colours.get(size - 1))
        : Optional.empty();
  }

  private static int strength(Contender each) {
    int difference = difference(each);
    boolean run =
        twice(each)
            .filter(last -> last == Colour.WHITE ? difference >= 0 : difference <= 0)
            .isPresent();
    if (Math.abs(difference) >= 2 || run) {
      return 3;
    }
    return difference != 0 ? 2 : colours(each).isEmpty() ? 0 : 1;
  }

  private static Optional<Colour> due(Contender each) {
    int difference = difference(each);
    if (difference != 0) {
      return Optional.of(difference > 0 ? Colour.BLACK : Colour.WHITE);
    }
    return colours(each).isEmpty()
        ? Optional.empty()
        : Optional.of(colours(each).getLast().opposite());
  }

  private Colour colour(Contender high, Contender low) {
    Optional<Colour> ours = due(high);
    Optional<Colour> theirs = due(low);
    if (ours.isEmpty() && theirs.isEmpty()) {
      return high.place() % 2 == 1 ? question.initial() : question.initial().opposite();
    }
    if (theirs.isEmpty() || ours.isPresent() && !ours.equals(theirs)) {
      return ours.orElseThrow();
    }
    if (ours.isEmpty()) {
      return theirs.orElseThrow().opposite();
    }
    int more = strength(high) - strength(low);
    if (more == 0 && strength(high) == 3) {
      more = Math.abs(difference(high)) - Math.abs(difference(low));
    }
    if (more != 0) {
      return more > 0 ? ours.orElseThrow() : ours.orElseThrow().opposite();
    }
    List<Colour> one = colours(high).reversed();
    List<Colour> other = colours(low).reversed();
    for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
      if (one.get(i) != other.get(i)) {
        return one.get(i).opposite();
      }
    }
    return ours.orElseThrow();
  }

  interface ColourFault {
    boolean in(Couple pair, Contender player);
  }

  int faults(List<Couple> pairs, ColourFault fault) {
    int faults = 0;
    for (Couple pair : pairs) {
      faults += fault.in(pair, pair.high()) ? 1 : 0;
      faults += fault.in(pair, pair.low()) ? 1 : 0;
    }
    return faults;
  }

  private Colour gets(Couple pair, Contender player) {
    Colour high = colour(pair.high(), pair.low());
    return player.number() == pair.high().number() ? high : high.opposite();
  }

  boolean exceeding(Couple pair, Contender player) {
    int after = difference(player) + (gets(pair, player) == Colour.WHITE ? 1 : -1);
    return (top(pair.high()) || top(pair.low())) && Math.abs(after) > 2;
  }

  boolean repeating(Couple pair, Contender player) {
    return (top(pair.high()) || top(pair.low()))
        && twice(player).equals(Optional.of(gets(pair, player)));
  }

  boolean missing(Couple pair, Contender player, int atLeast) {
    return strength(player) >= atLeast && !due(player).equals(Optional.of(gets(pair, player)));
  }
}
