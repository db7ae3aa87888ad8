package org.jadoube.tournament.official;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import org.jadoube.laws.act.Result;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.rating.FirstRating;
import org.jadoube.tournament.rating.KFactor;
import org.jadoube.tournament.rating.KFacts;
import org.jadoube.tournament.rating.NotRated;
import org.jadoube.tournament.rating.NotRated.WhyNot;
import org.jadoube.tournament.rating.RatedGame;
import org.jadoube.tournament.rating.RatingAssumption;
import org.jadoube.tournament.rating.RatingChange;
import org.jadoube.tournament.rating.RatingEdition;
import org.jadoube.tournament.rating.RatingKind;
import org.jadoube.tournament.rating.Title;

/// How a tournament changes the ratings of all players (B02).
///
/// @param edition that applies, by the first day
/// @param kind of the ratings
/// @param players in the order of their numbers
/// @param assumptions about the tournament
/// @since 0.1.0
public record RatingReport(
    RatingEdition edition,
    RatingKind kind,
    List<PlayerRating> players,
    Set<RatingAssumption> assumptions) {
  public RatingReport {
    players = List.copyOf(players);
    assumptions = Set.copyOf(assumptions);
  }

  /// The report so far: games without a result are not rated yet.
  ///
  /// @throws IllegalArgumentException if the parts of the tournament do not fit together
  public static RatingReport of(Tournament tournament, TournamentFacts facts) {
    Set<RatingAssumption> assumed =
        EnumSet.of(RatingAssumption.ONLY_THIS_EVENT, RatingAssumption.RATINGS_OF_THE_FILE);
    if (facts.start().isEmpty()) {
      assumed.add(RatingAssumption.NEWEST_EDITION);
    }
    Optional<RatingKind> kind = kind(tournament, facts);
    if (kind.isEmpty()) {
      assumed.add(RatingAssumption.STANDARD_KIND);
    }
    Calculation calculation =
        new Calculation(
            facts.start().map(RatingEdition::on).orElseGet(RatingEdition::newest),
            kind.orElse(RatingKind.STANDARD),
            facts);
    SortedMap<Integer, List<PlayerRound>> rounds = PlayerRound.of(tournament);
    List<PlayerRating> ratings = new ArrayList<>();
    rounds.forEach((number, played) ->
        tournament
            .entrant(number)
            .ifPresent(player -> ratings.add(calculation.of(player, played))));
    if (ratings.stream().anyMatch(PlayerRating.First.class::isInstance)) {
      assumed.add(RatingAssumption.NO_EARLIER_GAMES);
    }
    return new RatingReport(calculation.edition(), calculation.kind(), ratings, assumed);
  }

  static Optional<RatingKind> kind(Tournament tournament, TournamentFacts facts) {
    return facts.kind().or(() -> RatingKind.of(tournament.terms().regulations().timeControl()));
  }

  private record Calculation(RatingEdition edition, RatingKind kind, TournamentFacts facts) {
    PlayerRating of(Player player, List<PlayerRound> rounds) {
      List<RatedGame> games = new ArrayList<>();
      List<NotRated> left = new ArrayList<>();
      for (PlayerRound round : rounds) {
        round.opponent().ifPresent(opponent -> sort(round, opponent, games, left));
      }
      return player.rating().isPresent()
          ? new PlayerRating.Changed(
              player,
              RatingChange.of(
                  edition,
                  kind,
                  player.rating().getAsInt(),
                  factor(player, player.rating().getAsInt()),
                  games,
                  left))
          : new PlayerRating.First(player, new FirstRating(games), left);
    }

    private static void sort(
        PlayerRound round, Player opponent, List<RatedGame> games, List<NotRated> left) {
      Optional<WhyNot> why = whyNot(round, opponent);
      why.ifPresentOrElse(
          reason -> left.add(new NotRated(round.round(), opponent.number(), reason)),
          () ->
              games.add(
                  new RatedGame(
                      round.round(),
                      opponent.number(),
                      opponent.rating().orElseThrow(),
                      round.score().orElseThrow())));
    }

    private static Optional<WhyNot> whyNot(PlayerRound round, Player opponent) {
      if (round.isOpen()) {
        return Optional.of(WhyNot.OPEN);
      }
      if (round.result().map(GameResult::result).filter(Result::forfeit).isPresent()) {
        return Optional.of(WhyNot.FORFEIT);
      }
      if (round.result().filter(GameResult::rated).isEmpty()) {
        return Optional.of(WhyNot.RECORDED_SO);
      }
      return opponent.rating().isEmpty() ? Optional.of(WhyNot.UNRATED_OPPONENT) : Optional.empty();
    }

    private KFactor factor(Player player, int rating) {
      KFacts known = facts.person(player.number()).factor();
      Optional<Title> title = known.title().or(() -> player.title().flatMap(Title::read));
      OptionalInt born = facts.start().isPresent() ? known.birthYear() : OptionalInt.empty();
      int year = facts.start().orElseGet(edition::from).getYear();
      return KFactor.of(edition, kind, rating, year, known.withTitle(title).withBirthYear(born));
    }
  }
}
