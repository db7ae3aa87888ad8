package org.jadoube.tournament.norm;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.tournament.norm.Norm.FewerGames;
import org.jadoube.tournament.norm.NormGame.NormScore;

/// Looks for games that make a norm: all of them, or those that are left without beaten opponents
/// (B01, 1.4.1f) and without the end of a tournament in which pairings were not fixed (1.4.1e). As
/// few as possible are dropped.
final class NormSearch {
  static final int LEAST_GAMES = 9;
  private static final int ROUNDS_WITH_EIGHT_GAMES = 9;

  /// Enough for every choice among the games of 16 rounds.
  private static final int MOST_CHOICES = 100_000;

  private final NormTitle title;
  private final NormTerms terms;
  private final NormCard card;
  private Optional<Norm> closest = Optional.empty();
  private int choices;

  NormSearch(NormTitle title, NormTerms terms, NormCard card) {
    this.title = title;
    this.terms = terms;
    this.card = card;
  }

  Norm closest() {
    search(card.played(), LEAST_GAMES, Optional.empty());
    if (mayHaveEightGames(terms, card)) {
      search(card.played(), LEAST_GAMES - 1, Optional.of(FewerGames.EIGHT_OF_NINE));
    }
    lastForfeit()
        .ifPresent(last -> {
          List<NormGame> games = new ArrayList<>(card.played());
          games.add(last.with(NormScore.LOSS));
          search(games, LEAST_GAMES, Optional.of(FewerGames.LAST_ROUND_FORFEITED));
        });
    return closest.orElseThrow();
  }

  static boolean mayHaveEightGames(NormTerms terms, NormCard card) {
    return terms.rounds() == ROUNDS_WITH_EIGHT_GAMES
        && card.freeRounds() + card.forfeitsWon().size() == 1;
  }

  private Optional<NormGame> lastForfeit() {
    return card.forfeitsWon().stream().filter(game -> game.round() == terms.rounds()).findFirst();
  }

  private void search(List<NormGame> games, int least, Optional<FewerGames> provision) {
    Choice choice = new Choice(games, least, provision);
    choice.consider(games);
    boolean droppable = !terms.predetermined() || mix(games).missing().isEmpty();
    for (int dropped = 1; droppable && dropped <= games.size() - least; dropped++) {
      choice.drop(dropped);
    }
  }

  private OpponentMix mix(List<NormGame> games) {
    return new OpponentMix(title, terms, card.federation(), games, games.size());
  }

  private boolean isDone() {
    return choices >= MOST_CHOICES || closest.filter(Norm::isMade).isPresent();
  }

  /// One set of games out of which to choose.
  private final class Choice {
    private final List<NormGame> games;
    private final int least;
    private final Optional<FewerGames> provision;

    Choice(List<NormGame> games, int least, Optional<FewerGames> provision) {
      this.games = games;
      this.least = least;
      this.provision = provision;
    }

    void drop(int number) {
      int longestEnd = terms.predetermined() ? 0 : number;
      for (int end = 0; end <= longestEnd; end++) {
        withoutWins(games.subList(0, games.size() - end), 0, number - end);
      }
    }

    private void withoutWins(List<NormGame> rest, int from, int number) {
      if (isDone()) {
        return;
      }
      if (number == 0) {
        consider(rest);
        return;
      }
      for (int at = from; at < rest.size(); at++) {
        if (rest.get(at).score() == NormScore.WIN) {
          List<NormGame> fewer = new ArrayList<>(rest);
          fewer.remove(at);
          withoutWins(fewer, at, number - 1);
        }
      }
    }

    void consider(List<NormGame> counted) {
      choices++;
      List<Missing> missing = missing(counted);
      if (closest.isEmpty() || missing.size() < closest.get().missing().size()) {
        List<Integer> dropped =
            games.stream().filter(game -> !counted.contains(game)).map(NormGame::round).toList();
        closest =
            Optional.of(
                new Norm(
                    new CountedGames(title, counted),
                    dropped,
                    provision,
                    missing,
                    Optional.empty()));
      }
    }

    private List<Missing> missing(List<NormGame> counted) {
      List<Missing> missing = new ArrayList<>();
      if (counted.size() < least) {
        missing.add(Missing.of(Requirement.GAMES, counted.size(), least));
      }
      if (!counted.isEmpty()) {
        missing.addAll(mix(counted).missing());
        missing.addAll(new CountedGames(title, counted).missing());
      }
      return missing;
    }
  }
}
