package org.jadoube.tournament;

import java.time.Instant;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jadoube.chess.domain.Require;

/// The pairings of one round. Who is not in it has no game: a free round in a round robin, absence
/// in a Swiss ([Bye.Kind#ZERO_POINT]).
///
/// The games of all matches of teams are boards of the round, too, so that whoever looks after
/// games need not know of teams.
///
/// @param published whether everybody may see it; its games have been made then
/// @param appointed when it starts
/// @param pairings games or matches in their order, and byes
/// @param advancing in a knockout: who goes on from drawn games, once the next round is paired
/// @since 0.1.0
public record Round(
    boolean published,
    Optional<Instant> appointed,
    List<Pairing> pairings,
    Optional<List<Integer>> advancing) {
  public Round {
    pairings = BoardNumbers.given(List.copyOf(pairings));
    advancing = advancing.map(List::copyOf);
    Set<Integer> seen = new HashSet<>();
    for (Pairing pairing : pairings) {
      pairing.participants().forEach(number -> requireOnce(seen, number));
    }
  }

  /// A round that everybody may see.
  public Round(List<Pairing> pairings) {
    this(true, Optional.empty(), pairings, Optional.empty());
  }

  private static void requireOnce(Set<Integer> seen, int number) {
    if (!seen.add(number)) {
      throw new IllegalArgumentException("paired twice in one round: " + number);
    }
  }

  /// The round with these pairings.
  public static Round of(Pairing... pairings) {
    return new Round(List.of(pairings));
  }

  /// The participant's pairing in this round, if there is one.
  public Optional<Pairing> of(int number) {
    Require.atLeast(1, number, "number");
    return pairings.stream().filter(each -> each.participants().contains(number)).findFirst();
  }

  /// The games in the order of the boards, also those of matches.
  public List<Game> games() {
    List<Game> ofMatches =
        matches().stream()
            .flatMap(match -> match.boards().stream())
            .filter(board -> board.board().isPresent())
            .sorted(Comparator.comparingInt(board -> board.board().orElse(0)))
            .flatMap(board -> board.game().stream())
            .toList();
    return Stream.concat(all(Game.class), ofMatches.stream()).toList();
  }

  /// The matches of teams in their order.
  public List<Match> matches() {
    return all(Match.class).toList();
  }

  /// Who has no opponent, and why.
  public List<Bye> byes() {
    return all(Bye.class).toList();
  }

  private <P extends Pairing> Stream<P> all(Class<P> kind) {
    return pairings.stream().filter(kind::isInstance).map(kind::cast);
  }

  /// A copy with other pairings.
  public Round with(List<? extends Pairing> pairings) {
    return new Round(published, appointed, List.copyOf(pairings), advancing);
  }

  /// A copy with each match changed.
  public Round withMatches(UnaryOperator<Match> change) {
    return with(
        pairings.stream()
            .map(pairing -> pairing instanceof Match match ? change.apply(match) : pairing)
            .toList());
  }

  /// A copy with other identities or results of its games.
  ///
  /// @param games in the order of [#games()]
  public Round withGames(List<Game> games) {
    return new WithGames(List.copyOf(games)).in(this);
  }

  /// A copy that everybody may see.
  public Round publish() {
    return new Round(true, appointed, pairings, advancing);
  }

  /// A copy that starts at another time.
  public Round appoint(Instant startsAt) {
    return new Round(published, Optional.of(startsAt), pairings, advancing);
  }

  /// A copy that says who advances.
  public Round advancing(List<Integer> advancing) {
    return new Round(published, appointed, pairings, Optional.of(advancing));
  }
}
