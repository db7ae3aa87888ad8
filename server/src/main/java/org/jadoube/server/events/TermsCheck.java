package org.jadoube.server.events;

import static org.jadoube.server.events.Changed.refused;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jadoube.competition.Format;
import org.jadoube.competition.MatchScoring;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionTerms;
import org.jadoube.wire.competition.Stage;
import org.jadoube.wire.competition.TeamTerms;

/// Whether terms make an event that this server can hold.
final class TermsCheck {
  private static final int MOST_TIE_BREAKS = 20;
  private static final int LONGEST_TIME_CONTROL = 100;
  private static final Set<Format> COUNTED = Set.of(Format.SWISS, Format.MATCH);
  private static final Set<Format> CYCLIC = Set.of(Format.ROUND_ROBIN, Format.SCHEVENINGEN);

  private TermsCheck() {}

  /// What is wrong with the terms of a new event, if anything.
  static Optional<Changed> fault(CompetitionTerms terms, Instant now) {
    return fault(terms, List.of(), now);
  }

  private static Optional<Changed> fault(
      CompetitionTerms terms, List<Instant> before, Instant now) {
    return sizeFault(terms)
        .or(() -> Appointing.fault(terms.appointed().orElse(List.of()), before, now))
        .or(() -> ignoredFault(terms))
        .or(() -> byeFault(terms))
        .or(() -> teamFault(terms));
  }

  private static Optional<Changed> sizeFault(CompetitionTerms terms) {
    String name = terms.name();
    if (name.codePointCount(0, name.length()) > EventLimits.LONGEST_NAME) {
      return unfit("The name has more than " + EventLimits.LONGEST_NAME + " characters.");
    }
    if (terms.format() == Format.SWISS && terms.rounds().isEmpty()) {
      return unfit("A Swiss needs a number of rounds.");
    }
    if (terms.rounds().orElse(0) > EventLimits.MOST_ROUNDS
        || terms.appointed().map(List::size).orElse(0) > EventLimits.MOST_ROUNDS) {
      return unfit("An event has at most " + EventLimits.MOST_ROUNDS + " rounds.");
    }
    if (terms.tieBreaks().map(List::size).orElse(0) > MOST_TIE_BREAKS) {
      return unfit("An event has at most " + MOST_TIE_BREAKS + " tie-breaks.");
    }
    return terms.regulations().timeControl().text().length() > LONGEST_TIME_CONTROL
        ? unfit("The time control has more than " + LONGEST_TIME_CONTROL + " characters.")
        : Optional.empty();
  }

  /// Whether something is asked for that the format does not have; it would do nothing.
  private static Optional<Changed> ignoredFault(CompetitionTerms terms) {
    if (terms.rounds().isPresent() && !COUNTED.contains(terms.format())) {
      return unfit(
          "Only a Swiss and a match have a number of rounds (rounds); in other formats it follows"
              + " from who takes part.");
    }
    return terms.cycles().isPresent() && !CYCLIC.contains(terms.format())
        ? unfit("Only a round robin and a Scheveningen can be played several times (cycles).")
        : Optional.empty();
  }

  private static Optional<Changed> byeFault(CompetitionTerms terms) {
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

  private static Optional<Changed> teamFault(CompetitionTerms terms) {
    if (terms.teams().isEmpty()) {
      return Optional.empty();
    }
    if (terms.openEntry()) {
      return unfit("Teams are entered by officials, so openEntry cannot be true.");
    }
    return terms.byeHalves().isPresent()
        ? unfit("For teams, byeMatchHalves and byeGameHalves say what a bye is worth.")
        : Optional.empty();
  }

  private static Optional<Changed> unfit(String sentence) {
    return Optional.of(refused(Hindrance.UNFIT, sentence));
  }

  /// The event on other terms: before its start on any, and before its first game on all but
  /// another format.
  static Changed changed(CompetitionRecord record, CompetitionTerms terms, Instant now) {
    List<Instant> before = record.terms().appointed().orElse(List.of());
    Optional<Changed> fault = fault(terms, before, now);
    if (fault.isPresent()) {
      return fault.get();
    }
    boolean hasGames =
        record.rounds().stream()
            .flatMap(round -> round.boards().stream())
            .anyMatch(board -> board.game().isPresent());
    if (hasGames) {
      return refused(Hindrance.WRONG_STAGE, "The regulations are settled once there are games.");
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

  private static boolean isOtherwiseOfTeams(CompetitionRecord record, CompetitionTerms terms) {
    return !record.entrants().isEmpty()
        && !record
            .terms()
            .teams()
            .map(TeamTerms::boards)
            .equals(terms.teams().map(TeamTerms::boards));
  }
}
