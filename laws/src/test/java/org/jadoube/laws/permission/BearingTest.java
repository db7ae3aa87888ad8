package org.jadoube.laws.permission;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.testing.Samples;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;

/// If there are several reasons why no act of a kind is permitted, the most telling one is given.
final class BearingTest {
  private static Map<Bearing, Set<String>> objections() {
    return Samples.from(Seeded.random(1))
        .with(Instant.class, _ -> Instant.EPOCH)
        .with(Duration.class, _ -> Duration.ofMinutes(1))
        .with(Edition.class, _ -> Edition.newest())
        .with(Article.class, _ -> new Article("9.2"))
        .ofEach(Objection.class)
        .collect(
            groupingBy(Bearing::of, mapping(each -> each.getClass().getSimpleName(), toSet())));
  }

  @Test
  void who_asks_when_and_in_which_phase_matters_to_every_act_of_a_kind() {
    assertThat(objections().get(Bearing.EVERY_SUCH_ACT))
        .contains(
            "GameNotBegun",
            "GameBegunAlready",
            "GameOver",
            "FlagHasFallen",
            "BeforeLatestEvent",
            "NotForThisActor",
            "NotHavingTheMove",
            "ClocksPaused",
            "NoTimeAllotted",
            "ClaimOpen",
            "EndedByClaim",
            "Adjourned",
            "EnvelopeThere",
            "NotAdjourned",
            "NothingToAnnounce",
            "ScoreKeptByProgram");
  }

  @Test
  void squares_numbers_and_moves_are_particulars_of_one_act() {
    assertThat(objections().get(Bearing.PARTICULARS))
        .contains(
            "IllegalMove",
            "OutOfRange",
            "PauseInTheFuture",
            "NothingOnSquare",
            "SquareOccupied",
            "PieceNotInHand",
            "NothingHeld",
            "NotTouched",
            "NotOnTheLastRank",
            "CannotBePlayed",
            "ScoreNeeded",
            "NotUnderThisRule",
            "OverTheMaximum",
            "DevicePermitted",
            "NotNextToWrite",
            "WritingAhead",
            "NothingWritten",
            "NoOfferToMark",
            "NotForTheScoresheet",
            "ResultKept");
  }

  @Test
  void what_has_happened_before_is_about_the_game() {
    assertThat(objections().get(Bearing.THE_GAME))
        .contains("BoundByClaim", "BoundByTouch", "NoOpenOffer", "MovesMissing", "ClaimDecided");
  }
}
