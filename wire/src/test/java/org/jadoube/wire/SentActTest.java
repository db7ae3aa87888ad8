package org.jadoube.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Decision;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.Kinds;
import org.jadoube.laws.act.QuickplayAct;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.testing.Samples;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A player's acts: none that is reserved for an arbiter or the clock has any effect, at any time,
/// in any edition.
final class SentActTest {
  private static final Instant BEGINNING = Instant.parse("2026-11-21T12:00:00Z");
  private static final Instant NOW = BEGINNING.plusSeconds(5);

  static final List<Class<? extends Act.Deed>> NOT_FOR_PLAYERS =
      List.of(
          Act.Begin.class,
          Act.ObserveFlag.class,
          Act.Resume.class,
          Act.SetClock.class,
          Act.AwardTime.class,
          Act.Penalise.class,
          Act.ConsentToDraw.class,
          Act.DecideResult.class,
          AdjournmentAct.OrderSealing.class,
          AdjournmentAct.LabelEnvelope.class,
          AdjournmentAct.ReportEnvelopeLost.class,
          AdjournmentAct.BeginResumption.class,
          AdjournmentAct.ExcuseLateness.class,
          AnnouncementAct.DrawStart.class,
          BoardAct.ExcuseContact.class,
          BoardAct.SetUp.class,
          BoardAct.RestorePosition.class,
          BoardAct.DecideColours.class,
          ClockAct.ObserveAbsence.class,
          ClockAct.Admit.class,
          ClockAct.ReplaceClock.class,
          ClockAct.SetMoveCounter.class,
          ClockAct.FindBothFlagsDown.class,
          ClockAct.RejectPause.class,
          ConductAct.FindDevice.class,
          ConductAct.FindRefusal.class,
          ConductAct.TakeBackDecision.class,
          ConductAct.ExpelInterferer.class,
          ConductAct.TellMoveNumber.class,
          QuickplayAct.AnswerIncrementRequest.class,
          QuickplayAct.DecideQuickplayClaim.class,
          ScoresheetAct.UncoverScoresheet.class,
          ScoresheetAct.CallForScores.class,
          ScoresheetAct.ReconstructGame.class,
          ScoresheetAct.AssumeNextPeriod.class);

  static Stream<Game> games() {
    return Edition.books().stream().flatMap(SentActTest::inEveryPhase);
  }

  /// A game before it begins, in play, told to seal, paused and over.
  private static Stream<Game> inEveryPhase(Edition edition) {
    TimeControl control = TimeControl.read("5400+30").orThrow();
    Game start = Game.of(Regulations.of(control).with(edition).withArbiter(true));
    Game begun = after(start, new Act(Actor.CLOCK, BEGINNING, new Act.Begin()));
    Game sealing =
        after(
            begun,
            new Act(Actor.ARBITER, BEGINNING, new AdjournmentAct.OrderSealing(Optional.empty())));
    Game sealed =
        after(
            sealing,
            new Act(Actor.WHITE, BEGINNING, new AdjournmentAct.SealMove("e4", Optional.empty())));
    Game adjourned =
        after(sealed, new Act(Actor.WHITE, BEGINNING, new AdjournmentAct.CloseEnvelope()));
    Game over =
        after(
            begun,
            new Act(
                Actor.ARBITER,
                BEGINNING,
                new Act.DecideResult(Result.DRAW, Rule.DRAW_BY_AGREEMENT)));
    return Stream.of(start, begun, sealing, adjourned, over);
  }

  private static Game after(Game game, Act act) {
    return Laws.decide(act, game).game();
  }

  @ParameterizedTest
  @MethodSource("games")
  void what_is_not_for_players_is_refused_to_them(Game game) {
    Samples samples = LawsSamples.seeded(game.phase().ordinal());
    for (Class<? extends Act.Deed> kind : NOT_FOR_PLAYERS) {
      for (Colour colour : Colour.values()) {
        Decision decision = Laws.decide(sent(samples.of(kind), Actor.player(colour)), game);
        assertThat(decision.refusal()).as("%s in %s", kind, game.phase()).isPresent();
        assertThat(decision.game()).isEqualTo(game);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatever_players_send_is_answered(Game game) {
    Samples samples = LawsSamples.seeded(31 + game.phase().ordinal());
    for (Class<? extends Act.Deed> kind : Kinds.all()) {
      for (int i = 0; i < 4; i++) {
        Act act = sent(samples.of(kind), Actor.player(Colour.values()[i % 2]));
        Decision decision = Laws.decide(act, game);
        boolean resultStands = decision.game().result().equals(game.result());
        assertThat(game.phase() != Phase.FINISHED || resultStands).as("%s", act).isTrue();
      }
    }
  }

  /// The act as it arrives from a player's page.
  private static Act sent(Act.Deed deed, Actor player) {
    ObjectNode document =
        (ObjectNode) JsonMapper.shared().readTree(Documents.ACT.write(new Act(player, NOW, deed)));
    document.remove(List.of("by", "at"));
    return switch (Documents.sentAct(document.toString(), player, NOW)) {
      case JsonReading.Read<Act>(Act read) -> read;
      case JsonReading.Unreadable<Act>(JsonFault fault) ->
          throw new AssertionError(deed + ": " + fault.message());
    };
  }
}
