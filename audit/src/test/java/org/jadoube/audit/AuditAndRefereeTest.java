package org.jadoube.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.archive.ArchiveOpening.Opened;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.ending.DrawClaims;
import org.jadoube.laws.ending.History;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The audit reads a game as a whole, the referee judges it act by act. Both find the same ends,
/// claims and results, in every edition.
class AuditAndRefereeTest {
  private static final int GAMES = 150;
  private static final List<Result> RESULTS =
      List.of(Result.WHITE_WINS, Result.BLACK_WINS, Result.DRAW);
  private static final List<RandomPlay> PLAYS =
      IntStream.range(0, GAMES).mapToObj(seed -> RandomPlay.of(Seeded.random(seed))).toList();

  /// Each game is played once in each edition, for all questions about it.
  private static final Map<Edition, List<Refereed>> REFEREED = new ConcurrentHashMap<>();

  private static Refereed refereed(int seed, Edition edition) {
    return REFEREED
        .computeIfAbsent(edition, _ -> PLAYS.stream().map(it -> Refereed.of(it, edition)).toList())
        .get(seed);
  }

  static List<Edition> editions() {
    return Edition.books();
  }

  static List<Edition> withClaims() {
    return Edition.books().stream().filter(each -> each.has(Rule.THREEFOLD_CLAIM)).toList();
  }

  @ParameterizedTest
  @MethodSource("editions")
  void moves_after_the_end_are_found_where_and_why_the_referee_ended_the_game(Edition edition) {
    for (int seed = 0; seed < GAMES; seed++) {
      RandomPlay play = PLAYS.get(seed);
      Refereed refereed = refereed(seed, edition);
      List<String> expected = new ArrayList<>();
      refereed
          .ending()
          .filter(_ -> play.moves().size() > refereed.plies())
          .ifPresent(ruling -> expected.add(found(refereed.plies(), ruling)));
      assertThat(ends(audit(play.pgn("", "*"), edition), FindingKind.PLAYED_ON))
          .as("game %s of %s", seed, edition)
          .isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @MethodSource("editions")
  void a_result_is_contradicted_if_the_referee_ended_the_game_otherwise(Edition edition) {
    for (int seed = 0; seed < GAMES; seed++) {
      RandomPlay play = PLAYS.get(seed);
      Refereed refereed = refereed(seed, edition);
      RandomPlay ended = play.first(refereed.plies());
      for (Result result : refereed.ending().isEmpty() ? List.<Result>of() : RESULTS) {
        Ruling ruling = refereed.ending().orElseThrow();
        boolean right = refereed.games().getLast().result().equals(Optional.of(result));
        assertThat(
                ends(
                    audit(ended.pgn("", result.toString()), edition),
                    FindingKind.CONTRADICTED_RESULT))
            .as("game %s of %s, %s", seed, edition, result)
            .isEqualTo(right ? List.of() : List.of(found(refereed.plies(), ruling)));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("withClaims")
  void draws_can_be_claimed_when_the_referee_would_grant_them(Edition edition) {
    for (int seed = 0; seed < GAMES; seed++) {
      RandomPlay play = PLAYS.get(seed);
      Refereed refereed = refereed(seed, edition);
      List<String> expected =
          Stream.of(Claim.values())
              .flatMap(claim ->
                  IntStream.rangeClosed(0, refereed.plies())
                      .filter(ply -> refereed.isCorrect(claim, ply, Optional.empty()))
                      .limit(1)
                      .mapToObj(ply -> claim + " after " + ply))
              .toList();
      assertThat(claimable(audit(play.pgn("", "*"), edition)))
          .as("game %s of %s", seed, edition)
          .isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @MethodSource("withClaims")
  void each_claim_is_correct_where_the_referee_would_grant_it(Edition edition) {
    for (int seed = 0; seed < GAMES; seed++) {
      RandomPlay play = PLAYS.get(seed);
      Refereed refereed = refereed(seed, edition);
      History history = play.history();
      int going = refereed.plies() - (refereed.ending().isPresent() ? 1 : 0);
      for (int ply = 0; ply <= going; ply++) {
        for (Claim claim : Claim.values()) {
          assertThat(refereed.isCorrect(claim, ply, Optional.empty()))
              .as("game %s of %s, %s after %s", seed, edition, claim, ply)
              .isEqualTo(isCorrect(claim, history, ply, edition));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("withClaims")
  void a_claim_by_an_intended_move_is_judged_by_the_position_after_it(Edition edition) {
    for (int seed = 0; seed < GAMES; seed++) {
      RandomPlay play = PLAYS.get(seed);
      Refereed refereed = refereed(seed, edition);
      History history = play.history();
      for (int ply = 0; ply < refereed.plies(); ply++) {
        for (Claim claim : Claim.values()) {
          assertThat(refereed.isCorrect(claim, ply, Optional.of(play.moves().get(ply))))
              .as("game %s of %s, %s with move %s", seed, edition, claim, ply)
              .isEqualTo(isCorrect(claim, history, ply + 1, edition));
        }
      }
    }
  }

  private static boolean isCorrect(Claim claim, History history, int ply, Edition edition) {
    return DrawClaims.of(edition).isCorrect(claim, history.at(ply));
  }

  @ParameterizedTest
  @MethodSource("editions")
  void a_fallen_flag_has_the_result_that_the_referee_gives_it(Edition edition) {
    for (int seed = 0; seed < GAMES; seed++) {
      RandomPlay play = PLAYS.get(seed);
      Refereed refereed = refereed(seed, edition);
      if (refereed.ending().isEmpty()) {
        boolean white = refereed.games().getLast().turn() == Colour.WHITE;
        String flag = (white ? "White" : "Black") + " forfeits on time";
        assertResult(play, flag, refereed.flagFall(), edition);
      }
    }
  }

  private static void assertResult(
      RandomPlay play, String termination, Ruling ruling, Edition edition) {
    for (Result result : RESULTS) {
      List<Citation> found =
          audit(play.pgn(termination, result.toString()), edition).stream()
              .filter(each -> !each.finding().kind().informs())
              .filter(each -> each.finding().kind() != FindingKind.UNREACHABLE_START)
              .map(each -> each.finding().citation().orElseThrow())
              .toList();
      assertThat(found)
          .as("%s %s %s", play.pgn(termination, result.toString()), edition, ruling)
          .isEqualTo(ends(ruling, result) ? List.of() : List.of(ruling.citation()));
    }
  }

  @ParameterizedTest
  @MethodSource("editions")
  void a_resignation_wins_if_the_referee_says_so(Edition edition) {
    for (int seed = 0; seed < GAMES; seed++) {
      RandomPlay play = PLAYS.get(seed);
      Refereed refereed = refereed(seed, edition);
      if (refereed.ending().isEmpty()) {
        Ruling ruling = refereed.resignation();
        Result won = Result.wonBy(refereed.games().getLast().turn().opposite());
        assertThat(ends(audit(play.pgn("", won.toString()), edition), FindingKind.IMPOSSIBLE_WIN))
            .as("game %s of %s", seed, edition)
            .hasSize(ends(ruling, won) ? 0 : 1);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("editions")
  void a_resignation_on_record_has_the_result_that_the_referee_gives_it(Edition edition) {
    for (int seed = 0; seed < GAMES; seed++) {
      RandomPlay play = PLAYS.get(seed);
      Refereed refereed = refereed(seed, edition);
      if (refereed.ending().isEmpty()) {
        boolean white = refereed.games().getLast().turn() == Colour.WHITE;
        assertResult(
            play, (white ? "White" : "Black") + " resigns", refereed.resignation(), edition);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("withClaims")
  void who_could_claim_first_is_who_had_the_move(Edition edition) {
    for (int seed = 0; seed < GAMES; seed++) {
      RandomPlay play = PLAYS.get(seed);
      Refereed refereed = refereed(seed, edition);
      assertThat(audit(play.pgn("", "*"), edition))
          .filteredOn(found -> found.finding() instanceof Finding.ClaimableDraw)
          .allSatisfy(found ->
              assertThat(((Finding.ClaimableDraw) found.finding()).player())
                  .isEqualTo(refereed.games().get(found.place().ply()).turn()));
    }
  }

  private static boolean ends(Ruling ruling, Result result) {
    return ruling.consequences().contains(new Consequence.Ends(result));
  }

  private static String found(int ply, Ruling ruling) {
    List<Fact> facts =
        ruling.facts().stream().filter(fact -> !(fact instanceof Fact.LastMove)).toList();
    return "after " + ply + ": " + ruling.citation() + " " + facts;
  }

  private static List<String> ends(List<PlacedFinding> findings, FindingKind kind) {
    return findings.stream()
        .filter(found -> found.finding().kind() == kind)
        .map(found -> "after " + found.place().ply() + ": " + ended(found.finding()))
        .toList();
  }

  private static String ended(Finding finding) {
    return switch (finding) {
      case Finding.PlayedOn it -> it.ending() + " " + it.facts();
      case Finding.ContradictedResult it -> it.ending() + " " + it.facts();
      default -> finding.toString();
    };
  }

  private static List<String> claimable(List<PlacedFinding> findings) {
    return findings.stream()
        .filter(found -> found.finding() instanceof Finding.ClaimableDraw)
        .map(found -> claim(found.finding()) + " after " + found.place().ply())
        .toList();
  }

  private static Claim claim(Finding finding) {
    return switch (finding.citation().orElseThrow().rule()) {
      case THREEFOLD_CLAIM -> Claim.THREEFOLD;
      case FIFTY_MOVE_CLAIM -> Claim.FIFTY_MOVES;
      default -> throw new AssertionError("no claim: " + finding);
    };
  }

  private static List<PlacedFinding> audit(String pgn, Edition edition) {
    List<PlacedFinding> found = new ArrayList<>();
    try {
      Opened opened = (Opened) Archive.open("test", new ByteArrayInputStream(pgn.getBytes(UTF_8)));
      Audit.under(edition).of(opened.archive(), found::add);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return found;
  }
}
