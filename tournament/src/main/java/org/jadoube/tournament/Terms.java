package org.jadoube.tournament;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.tournament.tiebreak.TieBreak;

/// The terms of a tournament, settled before it starts.
///
/// @param name of the tournament
/// @param format how its rounds are paired
/// @param regulations of its games; their scoring is the tournament's, and for an online
///   competition they say of which kind it is (E04 6.1)
/// @param rounds of a Swiss, those of a Double-Swiss being matches, or games of a match; in other
///   formats they follow from the entrants, so a number is refused there
/// @param cycles how often everybody meets in a round robin or a Scheveningen; once if left out;
///   other formats have none
/// @param byeHalves what a pairing-allocated bye is worth, in half points; as much as a win if left
///   out
/// @param tieBreaks in the order in which they apply, as C07 names them
/// @param appointed when the rounds start, from the first, each later than the one before and none
///   in the past; rounds beyond the list have no appointed time
/// @param start the first day; the one of the first round that has an appointed time if left out.
///   Which editions of FIDE's rules apply follows from it
/// @param openEntry whether whoever has an account may enter
/// @param teams what is settled about matches, if teams play
/// @param place where it is held, as it stands on what is printed
/// @param halfPointByes how many of them players of a Swiss may ask for; as many as officials note
///   if left out
/// @since 0.1.0
public record Terms(
    String name,
    Format format,
    Regulations regulations,
    OptionalInt rounds,
    OptionalInt cycles,
    OptionalInt byeHalves,
    Optional<List<TieBreak>> tieBreaks,
    Optional<List<Instant>> appointed,
    Optional<LocalDate> start,
    boolean openEntry,
    Optional<TeamTerms> teams,
    Optional<String> place,
    Optional<HalfPointByes> halfPointByes) {
  private static final int MOST_ROUNDS = 999;
  private static final int MOST_CYCLES = 100;
  private static final int MOST_HALVES = 1000;

  public Terms {
    Require.notBlank(name, "name");
    Require.within(1, MOST_ROUNDS, rounds.orElse(1), "rounds");
    Require.within(1, MOST_CYCLES, cycles.orElse(1), "cycles");
    Require.within(0, MOST_HALVES, byeHalves.orElse(0), "byeHalves");
    tieBreaks = tieBreaks.map(List::copyOf);
    appointed = appointed.map(List::copyOf);
  }

  /// When a round starts, if that is appointed.
  ///
  /// @param round from 1
  public Optional<Instant> appointed(int round) {
    Require.atLeast(1, round, "round");
    return appointed.filter(times -> round <= times.size()).map(times -> times.get(round - 1));
  }

  /// Terms on which nothing unusual has been settled.
  ///
  /// @param points what results are worth
  public static Terms of(String name, Format format, Regulations games, PointSystem points) {
    Scoring scoring = points.games();
    int bye = points.allocatedByeHalves();
    Optional<TeamTerms> teams =
        points.matches().map(matches -> TeamTerms.of(matches, format, scoring));
    return new Terms(
        name,
        format,
        games.with(scoring),
        OptionalInt.empty(),
        OptionalInt.empty(),
        teams.isPresent() || bye == scoring.winHalves() ? OptionalInt.empty() : OptionalInt.of(bye),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        /* openEntry= */ false,
        teams,
        Optional.empty(),
        Optional.empty());
  }

  /// A copy with so many rounds, in a format that does not determine their number.
  ///
  /// @param participants how many take part
  public Terms lasting(int planned, int participants) {
    Require.atLeast(0, planned, "planned");
    Require.atLeast(0, participants, "participants");
    int once = roundsOnce(participants);
    boolean counted = !format.predetermined() || format == Format.MATCH;
    return change(draft -> {
      draft.rounds =
          counted
              ? OptionalInt.of(Math.max(1, Math.ceilDiv(planned, format.gamesOfMatch())))
              : OptionalInt.empty();
      draft.cycles =
          planned > once && once > 0
              ? OptionalInt.of(Math.min(MOST_CYCLES, Math.ceilDiv(planned, once)))
              : OptionalInt.empty();
    });
  }

  /// The rounds in which everybody meets everybody once; as many as there can be where that is not
  /// the aim.
  private int roundsOnce(int participants) {
    return switch (format) {
      case ROUND_ROBIN -> participants + participants % 2 - 1;
      case SCHEVENINGEN -> teams.map(TeamTerms::boards).orElse(participants / 2);
      case SWISS, DOUBLE_SWISS, MATCH, KNOCKOUT -> Integer.MAX_VALUE;
    };
  }

  /// A copy with that name.
  public Terms named(String name) {
    return change(draft -> draft.name = name);
  }

  /// A copy with other regulations for the games.
  public Terms with(Regulations regulations) {
    return change(draft -> draft.regulations = regulations);
  }

  /// A copy with the other terms' announcements, which change nothing about games: the name, the
  /// place, when rounds to come start, and whether anybody may enter.
  public Terms announcedAs(Terms other) {
    return change(draft -> {
      draft.name = other.name;
      draft.appointed = other.appointed;
      draft.openEntry = other.openEntry;
      draft.place = other.place;
    });
  }

  /// A copy with these tie-breaks.
  public Terms breakingTiesBy(List<TieBreak> breaks) {
    return change(draft -> draft.tieBreaks = Optional.of(breaks).filter(some -> !some.isEmpty()));
  }

  /// A copy with another settlement about teams, if they play.
  public Terms ofTeams(UnaryOperator<TeamTerms> change) {
    return change(draft -> draft.teams = teams.map(change));
  }

  /// A copy with that first day.
  public Terms starting(Optional<LocalDate> day) {
    return change(draft -> draft.start = day);
  }

  private Terms change(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.settled();
  }

  /// As many rounds as the format leads to; 0 while that is unknown.
  ///
  /// @param participants how many take part
  public int plannedRounds(int participants) {
    Require.atLeast(0, participants, "participants");
    int times = cycles.orElse(1);
    return switch (format) {
      case SWISS, DOUBLE_SWISS -> rounds.orElse(0) * format.gamesOfMatch();
      case MATCH -> Math.max(1, rounds.orElse(0));
      case ROUND_ROBIN -> participants < 2 ? 0 : roundsOnce(participants) * times;
      case SCHEVENINGEN ->
          teams.isPresent() && participants != 2 ? 0 : roundsOnce(participants) * times;
      case KNOCKOUT ->
          participants < 2 ? 0 : Integer.SIZE - Integer.numberOfLeadingZeros(participants - 1);
    };
  }

  /// The points that results give.
  public PointSystem points() {
    Scoring games = regulations.scoring();
    Score bye = TeamTerms.usualBye(format, start.or(this::firstAppointed));
    return new PointSystem(
        games, byeHalves.orElse(games.winHalves()), teams.map(terms -> terms.scoring(games, bye)));
  }

  private Optional<LocalDate> firstAppointed() {
    return appointed.stream()
        .flatMap(List::stream)
        .min(Comparator.naturalOrder())
        .map(time -> LocalDate.ofInstant(time, ZoneOffset.UTC));
  }

  /// The tie-breaks in the order in which they apply; none if nothing is settled.
  public List<TieBreak> tieBreakList() {
    return tieBreaks.orElse(List.of());
  }

  /// A mutable copy, for the methods above.
  private static final class Draft {
    private String name;
    private Format format;
    private Regulations regulations;
    private OptionalInt rounds;
    private OptionalInt cycles;
    private OptionalInt byeHalves;
    private Optional<List<TieBreak>> tieBreaks;
    private Optional<List<Instant>> appointed;
    private Optional<LocalDate> start;
    private boolean openEntry;
    private Optional<TeamTerms> teams;
    private Optional<String> place;
    private Optional<HalfPointByes> halfPointByes;

    Draft(Terms terms) {
      name = terms.name;
      format = terms.format;
      regulations = terms.regulations;
      rounds = terms.rounds;
      cycles = terms.cycles;
      byeHalves = terms.byeHalves;
      tieBreaks = terms.tieBreaks;
      appointed = terms.appointed;
      start = terms.start;
      openEntry = terms.openEntry;
      teams = terms.teams;
      place = terms.place;
      halfPointByes = terms.halfPointByes;
    }

    Terms settled() {
      return new Terms(
          name,
          format,
          regulations,
          rounds,
          cycles,
          byeHalves,
          tieBreaks,
          appointed,
          start,
          openEntry,
          teams,
          place,
          halfPointByes);
    }
  }
}
