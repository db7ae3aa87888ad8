package org.jadoube.tournament.pairing.upfloat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.PastRound;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.UpfloatEdition;
import org.jadoube.tournament.pairing.UpfloatSystem;

/// Who may meet, and with which colours, for [LiteralUpfloat]. Colours are letters, a history of
/// them a word.
record LiteralUpfloatColours(SwissQuestion question, UpfloatSystem system) {
  boolean mayMeet(Contender one, Contender other) {
    return one.past().stream().noneMatch(round -> round.opponent() == other.number())
        && question.apart().stream()
            .noneMatch(pair ->
                Set.of(pair.white(), pair.black()).equals(Set.of(one.number(), other.number())));
  }

  static List<PastRound> played(Contender each) {
    return each.past().stream().filter(round -> round.opponent() > 0).toList();
  }

  private static String history(Contender each) {
    return each.past().stream()
        .flatMap(round -> round.colour().stream())
        .map(colour -> colour == Colour.WHITE ? "W" : "B")
        .collect(Collectors.joining());
  }

  private static int whites(Contender each) {
    return history(each).replace("B", "").length();
  }

  private static int difference(Contender each) {
    return 2 * whites(each) - history(each).length();
  }

  /// `W`, `B`, strongly `W!` or `B!`, or nothing: the table of 1.7, line by line.
  String wish(Contender each) {
    String history = history(each);
    int difference = difference(each);
    boolean last = question.round() == question.rounds();
    return switch (system.preferences()) {
      case NONE -> "";
      case TYPE_A -> due(history, difference);
      case TYPE_B -> {
        String due = due(history, difference);
        if (!due.isEmpty()) {
          yield due + "!";
        }
        if (difference == -1 || difference == 1) {
          yield difference < 0 ? "W" : "B";
        }
        yield last || history.isEmpty() ? "" : history.endsWith("B") ? "W" : "B";
      }
    };
  }

  private static String due(String history, int difference) {
    if (difference <= -2 || ((difference == 0 || difference == -1) && history.endsWith("BB"))) {
      return "W";
    }
    return difference >= 2 || ((difference == 0 || difference == 1) && history.endsWith("WW"))
        ? "B"
        : "";
  }

  String text(Contender one, Contender other) {
    boolean higher = first(one, other);
    Contender first = higher ? one : other;
    Contender second = higher ? other : one;
    return white(first, second)
        ? first.number() + "-" + second.number()
        : second.number() + "-" + first.number();
  }

  private static boolean first(Contender one, Contender other) {
    if (one.tenths() != other.tenths()) {
      return one.tenths() > other.tenths();
    }
    return one.secondaryTenths() != other.secondaryTenths()
        ? one.secondaryTenths() > other.secondaryTenths()
        : one.number() < other.number();
  }

  /// Whether the first-team has White (4.3).
  private boolean white(Contender first, Contender second) {
    String ours = history(first);
    String theirs = history(second);
    if (ours.isEmpty() && theirs.isEmpty()) {
      return (first.place() % 2 == 1) == (question.initial() == Colour.WHITE);
    }
    String want = wish(first);
    String other = wish(second);
    if (want.isEmpty() != other.isEmpty()) {
      return want.isEmpty() ? other.startsWith("B") : want.startsWith("W");
    }
    if (!want.isEmpty() && want.charAt(0) != other.charAt(0)) {
      return want.startsWith("W");
    }
    if (want.length() != other.length()) {
      return want.length() > 1 ? want.startsWith("W") : other.startsWith("B");
    }
    boolean byWhites = system.edition() == UpfloatEdition.DOUBLE_OF_2026;
    int balance =
        byWhites ? whites(first) - whites(second) : difference(first) - difference(second);
    if (balance != 0) {
      return balance < 0;
    }
    for (int i = 1; i <= Math.min(ours.length(), theirs.length()); i++) {
      char mine = ours.charAt(ours.length() - i);
      if (mine != theirs.charAt(theirs.length() - i)) {
        return mine == 'B';
      }
    }
    if (!want.isEmpty()) {
      return want.startsWith("W");
    }
    return ours.isEmpty() ? theirs.endsWith("W") : ours.endsWith("B");
  }
}
