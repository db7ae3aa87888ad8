package org.jadoube.tournament.pairing.upfloat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.ColourPreferences;
import org.jadoube.tournament.pairing.ColourAllocation;
import org.jadoube.tournament.pairing.ColourPreference;
import org.jadoube.tournament.pairing.ColourRule;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.Floating;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.UpfloatEdition;
import org.jadoube.tournament.pairing.UpfloatSystem;
import org.jadoube.tournament.pairing.field.Field;
import org.jadoube.tournament.pairing.field.Grant;
import org.jadoube.tournament.pairing.field.Played;
import org.jadoube.tournament.table.Pair;

/// Who is to be paired, with their colours.
final class UpfloatRoster extends Field {
  private final SwissQuestion question;
  private final UpfloatEdition edition;
  private final List<Played> played;
  private final List<Wish> wishes;
  private final boolean graded;

  UpfloatRoster(SwissQuestion question, UpfloatSystem system) {
    super(question);
    this.question = question;
    this.edition = system.edition();
    this.graded = system.preferences() == ColourPreferences.TYPE_B;
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
    return grant(first, second).colour() == Colour.WHITE ? pair : pair.reversed();
  }

  /// The pair with its colours, and why it has them.
  ColourAllocation allocation(int one, int other) {
    int first = isFirst(one, other) ? one : other;
    ColourRule rule = grant(first, first == one ? other : one).rule();
    Pair pair = pair(one, other);
    return new ColourAllocation(
        pair,
        number(first),
        rule,
        edition.article(rule),
        preference(player(pair.white())),
        preference(player(pair.black())));
  }

  private ColourPreference preference(int player) {
    return wish(player).preference(played.get(player), graded);
  }

  /// Whether a team decides where nothing else does (4.2): more points, then more secondary points.
  private boolean isFirst(int one, int other) {
    Contender ours = contender(one);
    Contender theirs = contender(other);
    return score(one) != score(other) || ours.secondaryTenths() == theirs.secondaryTenths()
        ? one < other
        : ours.secondaryTenths() > theirs.secondaryTenths();
  }

  private Grant grant(int first, int second) {
    return Stream.concat(edition.colourRules().stream(), Stream.of(ColourRule.LOWER_ALTERNATES))
        .flatMap(rule -> by(rule, first, second).stream().map(colour -> new Grant(colour, rule)))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("both are new"));
  }

  /// The colour of the first-team by a rule, if that decides.
  private Optional<Colour> by(ColourRule rule, int first, int second) {
    Played ours = played.get(first);
    Played theirs = played.get(second);
    return switch (rule) {
      case INITIAL_COLOUR -> drawn(first, second);
      case ONE_PREFERENCE -> wish(first).alone(wish(second));
      case BOTH_PREFERENCES -> wish(first).beside(wish(second));
      case STRONGER_PREFERENCE -> wish(first).stronger(wish(second));
      case LOWER_DIFFERENCE -> fewer(ours.difference() - theirs.difference());
      case FEWER_WHITES -> fewer(ours.whites() - theirs.whites());
      case ALTERNATION -> ours.lastDifferent(theirs).map(Colour::opposite);
      case HIGHER_RANKED -> wish(first).colour();
      case HIGHER_ALTERNATES -> ours.last().map(Colour::opposite);
      case LOWER_ALTERNATES -> theirs.last();
      case WIDER_DIFFERENCE, SECOND_GAME -> Optional.empty();
    };
  }

  private static Optional<Colour> fewer(int more) {
    return more == 0 ? Optional.empty() : Optional.of(more < 0 ? Colour.WHITE : Colour.BLACK);
  }

  /// If both are new, odd numbers have the colour that was drawn.
  private Optional<Colour> drawn(int first, int second) {
    if (played.get(first).last().isPresent() || played.get(second).last().isPresent()) {
      return Optional.empty();
    }
    boolean odd = contender(first).place() % 2 == 1;
    return Optional.of(odd ? question.initial() : question.initial().opposite());
  }
}
