package org.jadoube.tournament.desk;

import static org.jadoube.tournament.desk.Changed.refused;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jadoube.chess.Setup;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.MatchScoring;
import org.jadoube.tournament.Stage;
import org.jadoube.tournament.TeamTerms;
import org.jadoube.tournament.Terms;
import org.jadoube.tournament.Tournament;

/// Whether terms make a tournament that can be held.
public final class TermsCheck {
  private static final int MOST_TIE_BREAKS = 20;
  private static final int LONGEST_TIME_CONTROL = 100;
  private static final Set<Format> COUNTED =
      Set.of(Format.SWISS, Format.DOUBLE_SWISS, Format.MATCH);
  private static final Set<Format> CYCLIC = Set.of(Format.ROUND_ROBIN, Format.SCHEVENINGEN);

  private TermsCheck() {}

  /// The fault of a new tournament's terms, if there is one.
  public static Optional<Changed> fault(Terms terms, Instant now) {
    return fault(terms, List.of(), now);
  }

  private static Optional<Changed> fault(Terms terms, List<Instant> before, Instant now) {
    return sizeFault(terms)
        .or(() -> Appointing.fault(terms.appointed().orElse(List.of()), before, now))
        .or(() -> ignoredFault(terms))
        .or(() -> startFault(terms))
        .or(() -> takebackFault(terms))
        .or(() -> byeFault(terms))
        .or(() -> teamFault(terms));
  }

  private static Optional<Changed> sizeFault(Terms terms) {
    String name = terms.name();
    if (name.codePointCount(0, name.length()) > TournamentLimits.LONGEST_NAME) {
      return unfit("The name has more than " + TournamentLimits.LONGEST_NAME + " characters.");
    }
    if (terms.place().filter(TermsCheck::isNoPlace).isPresent()) {
      return unfit("A place has 1 to " + TournamentLimits.LONGEST_NAME + " characters.");
    }
    if (!terms.format().predetermined() && terms.rounds().isEmpty()) {
      return unfit("A Swiss needs a number of rounds.");
    }
    if (terms.rounds().orElse(0) > TournamentLimits.MOST_ROUNDS
        || terms.appointed().map(List::size).orElse(0) > TournamentLimits.MOST_ROUNDS) {
      return unfit("A tournament has at most " + TournamentLimits.MOST_ROUNDS + " rounds.");
    }
    if (terms.tieBreaks().map(List::size).orElse(0) > MOST_TIE_BREAKS) {
      return unfit("A tournament has at most " + MOST_TIE_BREAKS + " tie-breaks.");
    }
    return terms.regulations().timeControl().text().length() > LONGEST_TIME_CONTROL
        ? unfit("The time control has more than " + LONGEST_TIME_CONTROL + " characters.")
        : Optional.empty();
  }

  private static boolean isNoPlace(String place) {
    return place.isBlank()
        || place.codePointCount(0, place.length()) > TournamentLimits.LONGEST_NAME;
  }

  /// Whether something is asked for that the format does not have; it would do nothing.
  private static Optional<Changed> ignoredFault(Terms terms) {
    if (terms.rounds().isPresent() && !COUNTED.contains(terms.format())) {
      return unfit(
          "Only a Swiss and a match have a number of rounds (rounds); in other formats it follows"
              + " from who takes part.");
    }
    if (terms.halfPointByes().isPresent() && terms.format() != Format.SWISS) {
      return unfit("Only a Swiss has byes that are asked for (halfPointByes).");
    }
    if (terms.teams().flatMap(TeamTerms::colours).isPresent() && terms.format() != Format.SWISS) {
      return unfit("Only in a Swiss do teams prefer colours (teams.colours).");
    }
    return terms.cycles().isPresent() && !CYCLIC.contains(terms.format())
        ? unfit("Only a round robin and a Scheveningen can be played several times (cycles).")
        : Optional.empty();
  }

  private static Optional<Changed> startFault(Terms terms) {
    Setup start = terms.regulations().start();
    boolean excluded =
        terms.regulations().edition().find(Parameters.EXCLUDED_STARTS).orElse(Set.of()).stream()
            .anyMatch(number -> start.equals(Setup.chess960(number)));
    return excluded
        ? unfit("The house rules exclude this start position (regulations.start).")
        : Optional.empty();
  }

  private static Optional<Changed> takebackFault(Terms terms) {
    return terms.regulations().has(Arrangement.TAKEBACKS)
        ? unfit("In a tournament, no move is taken back (regulations.arrangements).")
        : Optional.empty();
  }

  private static Optional<Changed> byeFault(Terms terms) {
    Scoring games = terms.regulations().scoring();
    int boards = terms.teams().map(TeamTerms::boards).orElse(1);
    OptionalInt bye = terms.teams().map(TeamTerms::byeGameHalves).orElse(terms.byeHalves());
    OptionalInt matchBye = terms.teams().map(TeamTerms::byeMatchHalves).orElse(OptionalInt.empty());
    Scoring matches =
        terms.teams().flatMap(TeamTerms::matchPoints).orElse(MatchScoring.usual(boards).matches());
    return bye.orElse(0) > boards * games.winHalves() || matchBye.orElse(0) > matches.winHalves()
        ? unfit("A bye is worth no more than a win.")
        : Optional.empty();
  }

  private static Optional<Changed> teamFault(Terms terms) {
    if (terms.teams().isEmpty()) {
      return Optional.empty();
    }
    if (terms.openEntry()) {
      return unfit("Teams are entered by officials, so openEntry cannot be true.");
    }
    if (terms.format() == Format.DOUBLE_SWISS) {
      return unfit("A Double-Swiss is for players, not for teams.");
    }
    return terms.byeHalves().isPresent()
        ? unfit("For teams, byeMatchHalves and byeGameHalves say what a bye is worth.")
        : Optional.empty();
  }

  private static Optional<Changed> unfit(String sentence) {
    return Optional.of(refused(Hindrance.UNFIT, sentence));
  }

  /// The tournament on other terms: before its start on any, before its first game on all but
  /// another format, and then on any that change nothing about games.
  public static Changed changed(Tournament record, Terms terms, Instant now) {
    List<Instant> before = record.terms().appointed().orElse(List.of());
    Optional<Changed> fault = fault(terms, before, now);
    if (fault.isPresent()) {
      return fault.get();
    }
    boolean hasGames =
        record.rounds().stream()
            .flatMap(round -> round.games().stream())
            .anyMatch(game -> game.id().isPresent());
    if (hasGames) {
      return record.terms().announcedAs(terms).equals(terms)
          ? Changed.to(record.with(terms))
          : refused(
              Hindrance.WRONG_STAGE,
              "Once there are games, only the name, the place, the starts of rounds to come and who"
                  + " may enter can be changed.");
    }
    if (isOtherwiseOfTeams(record, terms)) {
      return refused(
          Hindrance.WRONG_STAGE,
          "Whether teams play, and on how many boards, is settled once somebody has been entered.");
    }
    return record.stage() != Stage.REGISTRATION && terms.format() != record.terms().format()
        ? refused(Hindrance.WRONG_STAGE, "The format is settled once a round has been paired.")
        : Changed.to(record.with(terms));
  }

  private static boolean isOtherwiseOfTeams(Tournament record, Terms terms) {
    return !record.entrants().isEmpty()
        && !record
            .terms()
            .teams()
            .map(TeamTerms::boards)
            .equals(terms.teams().map(TeamTerms::boards));
  }
}
