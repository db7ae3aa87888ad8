package org.jadoube.tournament.pairing.upfloat;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.Floating;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.UpfloatEdition;
import org.jadoube.tournament.pairing.UpfloatSystem;
import org.jadoube.tournament.pairing.field.Field;
import org.jadoube.tournament.pairing.field.Played;
import org.jadoube.tournament.table.Pair;

/// Who is to be paired, with their colours.
final class Roster extends Field {
  private final SwissQuestion question;
  private final UpfloatEdition edition;
  private final List<Played> played;
  private final List<Wish> wishes;

  Roster(SwissQuestion question, UpfloatSystem system) {
    super(question);
    this.question = question;
    this.edition = system.edition();
    this.played = IntStream.range(0, size()).mapToObj(i -> Played.of(contender(i).past())).toList();
    this.wishes =
        played.stream()
            .map(each -> Wish.of(each, system.preferences(), question.isLast()))
            .toList();
  }

  UpfloatEdition edition() {
    return edition;
  }

  /// Whether floats of the round before count in this one.
  boolean countsFloats() {
    return edition.countsFloats(question.round(), question.rounds());
  }

  /// Whether somebody met another score in the round before (1.5), and that counts.
  boolean floatsAgain(int player) {
    return countsFloats() && floating(player, 1) != Floating.NONE;
  }

  Wish wish(int player) {
    return wishes.get(player);
  }

  /// The pair with its colours (4.3).
  Pair pair(int one, int other) {
    int first = isFirst(one, other) ? one : other;
    int second = first == one ? other : one;
    Pair pair = new Pair(number(first), number(second));
    return colour(first, second) == Colour.WHITE ? pair : pair.reversed();
  }

  /// Whether a team decides where nothing else does (4.2): more points, then more secondary points.
  private boolean isFirst(int one, int other) {
    Contender ours = contender(one);
    Contender theirs = contender(other);
    return score(one) != score(other) || ours.secondaryTenths() == theirs.secondaryTenths()
        ? one < other
        : ours.secondaryTenths() > theirs.secondaryTenths();
  }

  private Colour colour(int first, int second) {
    Stream<Supplier<Optional<Colour>>> rules =
        Stream.of(
            () -> drawn(first, second),
            () -> wanted(wish(first), wish(second)),
            () -> balanced(played.get(first), played.get(second)),
            () -> played.get(first).lastDifferent(played.get(second)).map(Colour::opposite),
            () -> wish(first).colour(),
            () -> played.get(first).last().map(Colour::opposite),
            () -> played.get(second).last());
    return rules
        .map(Supplier::get)
        .flatMap(Optional::stream)
        .findFirst()
        .orElse(question.initial());
  }

  /// If both are new, odd numbers have the colour that was drawn.
  private Optional<Colour> drawn(int first, int second) {
    if (played.get(first).last().isPresent() || played.get(second).last().isPresent()) {
      return Optional.empty();
    }
    boolean odd = contender(first).place() % 2 == 1;
    return Optional.of(odd ? question.initial() : question.initial().opposite());
  }

  /// A preference that nobody contests, or that is strong where the other is not.
  private static Optional<Colour> wanted(Wish ours, Wish theirs) {
    if (ours.clashes(theirs)) {
      return ours.strong() == theirs.strong()
          ? Optional.empty()
          : ours.strong() ? ours.colour() : ours.colour().map(Colour::opposite);
    }
    return ours.colour().or(() -> theirs.colour().map(Colour::opposite));
  }

  private Optional<Colour> balanced(Played ours, Played theirs) {
    int more =
        switch (edition.balance()) {
          case DIFFERENCE -> ours.difference() - theirs.difference();
          case WHITES -> ours.whites() - theirs.whites();
        };
    return more == 0 ? Optional.empty() : Optional.of(more < 0 ? Colour.WHITE : Colour.BLACK);
  }
}
