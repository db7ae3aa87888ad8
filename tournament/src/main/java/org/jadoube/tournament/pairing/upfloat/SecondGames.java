package org.jadoube.tournament.pairing.upfloat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.pairing.ColourAllocation;
import org.jadoube.tournament.pairing.ColourPreference;
import org.jadoube.tournament.pairing.ColourPreference.Strength;
import org.jadoube.tournament.pairing.ColourRule;
import org.jadoube.tournament.pairing.ReturnGames;
import org.jadoube.tournament.pairing.RoundPairing;
import org.jadoube.tournament.pairing.RoundReview;
import org.jadoube.tournament.pairing.RoundReview.Fault;
import org.jadoube.tournament.pairing.RoundReview.Kind;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.SwissRule;
import org.jadoube.tournament.pairing.field.Field;
import org.jadoube.tournament.pairing.field.PairingFaults;
import org.jadoube.tournament.pairing.field.Played;
import org.jadoube.tournament.table.Pair;

/// A round in which those who met play their second game, with the other colours.
public final class SecondGames implements RoundPairing {
  private final Field field;
  private final ReturnGames games;
  private final List<Pair> pairs;

  public SecondGames(SwissQuestion question, ReturnGames games) {
    this.field = new Field(question);
    this.games = games;
    this.pairs = games.pairs();
  }

  @Override
  public SwissAnswer answer() {
    return new SwissAnswer.Paired(pairs, OptionalInt.empty());
  }

  @Override
  public RoundReview review(SwissAnswer.Paired given) {
    List<Fault> illegal = PairingFaults.faults(field, given);
    List<Fault> faults = illegal.isEmpty() ? others(given) : illegal;
    return faults.isEmpty()
        ? new RoundReview.Legal(
            List.of(), pairs.stream().filter(pair -> !given.pairs().contains(pair)).toList())
        : new RoundReview.Illegal(faults);
  }

  private List<Fault> others(SwissAnswer.Paired given) {
    return given.pairs().stream()
        .filter(pair -> !pairs.contains(pair) && !pairs.contains(pair.reversed()))
        .map(pair -> new Fault(Kind.OTHER_OPPONENT, List.of(pair.white(), pair.black())))
        .toList();
  }

  @Override
  public Optional<Colour> sameColour(int one, int other) {
    return Optional.empty();
  }

  /// They are those of the first games, reversed (4.4).
  @Override
  public Optional<ColourAllocation> allocation(int one, int other) {
    return pairs.stream()
        .filter(pair -> isOf(pair, one, other))
        .filter(pair -> field.has(one) && field.has(other))
        .findFirst()
        .map(pair ->
            new ColourAllocation(
                pair,
                field.player(one) < field.player(other) ? one : other,
                ColourRule.SECOND_GAME,
                games.article(SwissRule.ALLOCATION),
                preference(pair.white()),
                preference(pair.black())));
  }

  private static boolean isOf(Pair pair, int one, int other) {
    return pair.equals(new Pair(one, other)) || pair.equals(new Pair(other, one));
  }

  private ColourPreference preference(int number) {
    Played played = Played.of(field.contender(field.player(number)).past());
    return new ColourPreference(Optional.empty(), Strength.NONE, played.difference());
  }
}
