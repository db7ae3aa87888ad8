package org.jadoube.audit.statistics;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.audit.facts.Header;
import org.jadoube.audit.game.Days;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.audit.judge.FactFinder;
import org.jadoube.audit.judge.JudgeByDate;
import org.jadoube.audit.terms.AuditTerms;
import org.jadoube.chess.Position;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.san.San;

/// Statistics of some games, at a glance. Memory is bounded: beyond a million players, new ones are
/// not counted.
public final class Statistics {
  private static final int MOST_NAMES = 1_000_000;
  private static final Pattern YEAR = Pattern.compile("\\d{4}(\\D.*)?");
  private static final String NOBODY = "?";
  private static final JudgeByDate DATES = new JudgeByDate(AuditTerms.UNKNOWN);

  private ResultCounts results = ResultCounts.NONE;
  private final Numbers plies = new Numbers();
  private final Numbers ratings = new Numbers();
  private final ResultTally years = new ResultTally(MOST_NAMES);
  private final ResultTally timeClasses = new ResultTally(MOST_NAMES);
  private final ResultTally players = new ResultTally(MOST_NAMES);
  private final ResultTally openings = new ResultTally(MOST_NAMES);
  private final Map<EndOfGame, Long> endings = new EnumMap<>(EndOfGame.class);
  private Optional<Longest> longest = Optional.empty();

  /// The game with the most plies.
  public record Longest(int plies, String white, String black, String date) {}

  /// Adds a game.
  public void add(PlayedGame game) {
    Edition edition = DATES.edition(game);
    Header header = FactFinder.header(game.tags(), edition);
    ResultCounts score = ResultCounts.of(game.written());
    results = results.plus(score);
    plies.add(game.plies());
    Stream.of("WhiteElo", "BlackElo").forEach(tag -> header.rating(tag).ifPresent(ratings::add));
    years.add(year(game.tags()), score);
    timeClasses.add(
        header.timeClass().map(it -> it.name().toLowerCase(Locale.ROOT)).orElse(NOBODY), score);
    header.tag("White").ifPresent(name -> players.add(name, score));
    header.tag("Black").ifPresent(name -> players.add(name, score.turned()));
    opening(game).ifPresent(name -> openings.add(name, score));
    endings.merge(EndOfGame.of(game, edition), 1L, Long::sum);
    longest = longer(longest, Optional.of(longest(game)));
  }

  private static String year(Map<String, String> tags) {
    return Days.of(tags)
        .map(Days::written)
        .filter(date -> YEAR.matcher(date).matches())
        .map(date -> date.substring(0, 4))
        .orElse(NOBODY);
  }

  /// The first move of each player, if the game began from the usual start.
  private static Optional<String> opening(PlayedGame game) {
    List<Position> positions = game.positions();
    if (game.plies() == 0 || !positions.getFirst().equals(Position.standard())) {
      return Optional.empty();
    }
    String first = "1." + San.write(positions.getFirst(), game.moves().getFirst());
    return Optional.of(
        game.plies() == 1 ? first : first + " " + San.write(positions.get(1), game.moves().get(1)));
  }

  private static Longest longest(PlayedGame game) {
    Map<String, String> tags = game.tags();
    return new Longest(
        game.plies(),
        tags.getOrDefault("White", NOBODY),
        tags.getOrDefault("Black", NOBODY),
        tags.getOrDefault("Date", NOBODY));
  }

  private static Optional<Longest> longer(Optional<Longest> one, Optional<Longest> other) {
    int most = one.map(Longest::plies).orElse(-1);
    return other.filter(it -> it.plies() > most).or(() -> one);
  }

  /// Adds the games of `other`, which come after these.
  public void add(Statistics other) {
    results = results.plus(other.results);
    plies.add(other.plies);
    ratings.add(other.ratings);
    years.add(other.years);
    timeClasses.add(other.timeClasses);
    players.add(other.players);
    openings.add(other.openings);
    other.endings.forEach((ending, count) -> endings.merge(ending, count, Long::sum));
    longest = longer(longest, other.longest);
  }

  /// The results, from White's point of view.
  public ResultCounts results() {
    return results;
  }

  /// How many games there are.
  public long games() {
    return results.games();
  }

  /// How many plies games have.
  public Numbers plies() {
    return plies;
  }

  /// The ratings of players, one for each game and player.
  public Numbers ratings() {
    return ratings;
  }

  /// The results by year, `?` where it is unknown.
  public ResultTally years() {
    return years;
  }

  /// The results by `standard`, `rapid` and `blitz`, `?` where it is unknown.
  public ResultTally timeClasses() {
    return timeClasses;
  }

  /// The results by player, from that player's point of view.
  public ResultTally players() {
    return players;
  }

  /// The results by the first move of each player: `1.e4 c5`.
  public ResultTally openings() {
    return openings;
  }

  /// The ends of games, with their numbers.
  public Map<EndOfGame, Long> endings() {
    return Map.copyOf(endings);
  }

  /// The game with the most plies, the first of several.
  public Optional<Longest> longest() {
    return longest;
  }
}
