package org.jadoube.tournament.pairing.upfloat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.pairing.BracketReview;
import org.jadoube.tournament.pairing.ColourAllocation;
import org.jadoube.tournament.pairing.Criterion;
import org.jadoube.tournament.pairing.Failure;
import org.jadoube.tournament.pairing.PairedBracket;
import org.jadoube.tournament.pairing.RoundPairing;
import org.jadoube.tournament.pairing.RoundReview;
import org.jadoube.tournament.pairing.RoundReview.Fault;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.UpfloatEdition;
import org.jadoube.tournament.pairing.UpfloatSystem;
import org.jadoube.tournament.pairing.field.PairingFaults;
import org.jadoube.tournament.table.Pair;

/// Pairs a round by a system that fills each bracket from below (C.04.5 and C.04.6, Article 3).
public final class Upfloat implements RoundPairing {
  private final UpfloatRoster roster;
  private final UpfloatSystem system;

  public Upfloat(SwissQuestion question, UpfloatSystem system) {
    this.roster = new UpfloatRoster(question, system);
    this.system = system;
  }

  /// No colours keep anybody apart.
  @Override
  public Optional<Colour> sameColour(int one, int other) {
    return Optional.empty();
  }

  @Override
  public Optional<ColourAllocation> allocation(int one, int other) {
    return roster.has(one) && roster.has(other) && one != other
        ? Optional.of(roster.allocation(roster.player(one), roster.player(other)))
        : Optional.empty();
  }

  @Override
  public SwissAnswer answer() {
    OptionalInt bye = ByeReceiver.of(roster);
    return bye.isPresent() ? paired(bye.getAsInt()) : new SwissAnswer.Impossible(system);
  }

  private SwissAnswer paired(int bye) {
    List<Pair> pairs = new ArrayList<>();
    Unpaired left = Unpaired.of(roster, bye);
    while (!left.isNobody()) {
      UpfloatBracket bracket = UpfloatBracket.best(left);
      pairs.addAll(bracket.pairs());
      left = bracket.after();
    }
    return new SwissAnswer.Paired(
        pairs,
        bye == ByeReceiver.NOBODY ? OptionalInt.empty() : OptionalInt.of(roster.number(bye)));
  }

  @Override
  public RoundReview review(SwissAnswer.Paired given) {
    List<Fault> faults = PairingFaults.faults(roster, given);
    return faults.isEmpty() ? brackets(given) : new RoundReview.Illegal(faults);
  }

  private RoundReview brackets(SwissAnswer.Paired given) {
    List<BracketReview> reviews = new ArrayList<>();
    int bye = given.bye().stream().map(roster::player).findFirst().orElse(ByeReceiver.NOBODY);
    given.bye().ifPresent(_ -> reviews.add(byes(bye, ByeReceiver.of(roster).orElse(bye))));
    Unpaired left = Unpaired.of(roster, bye);
    while (!left.isNobody()) {
      UpfloatBracket here = UpfloatBracket.given(left, given.pairs());
      UpfloatBracket best = UpfloatBracket.best(left);
      reviews.add(here.beside(best));
      left = here.after();
    }
    List<Pair> colours =
        given.pairs().stream()
            .map(pair -> roster.pair(roster.player(pair.white()), roster.player(pair.black())))
            .filter(pair -> !given.pairs().contains(pair))
            .toList();
    return new RoundReview.Legal(reviews, colours);
  }

  private BracketReview byes(int given, int best) {
    List<Integer> both = Stream.of(given, best).distinct().sorted().toList();
    return new BracketReview(List.of(), roster.numbers(both), bye(given), bye(best));
  }

  private PairedBracket bye(int player) {
    return new PairedBracket(
        List.of(),
        List.of(roster.number(player)),
        List.of(
            new Failure(
                UpfloatEdition.ofBye(Criterion.BYE_SCORE), 0, List.of(roster.score(player))),
            new Failure(
                UpfloatEdition.ofBye(Criterion.BYE_UNPLAYED), roster.unplayed(player), List.of())));
  }
}
