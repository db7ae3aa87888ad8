package org.jadoube.play.rights;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Act.OnlineAct;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.Kinds;
import org.jadoube.laws.act.Penalty;
import org.jadoube.laws.act.QuickplayAct;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.testing.GeneratedFile;
import org.jadoube.testing.Repository;
import org.jadoube.wire.Names;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Every role and every act, in one's own game, in another and in one that is over.
final class RightsTest {
  private static final GeneratedFile TABLE =
      GeneratedFile.of("play/src/test/resources/org/jadoube/play/rights/rights.txt");
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

  @Test
  void the_rights_are_those_of_the_table() throws IOException {
    TABLE.holds(RightsTable.text());
  }

  @ParameterizedTest
  @MethodSource("org.jadoube.laws.act.Kinds#all")
  void nobody_does_anything_in_a_game_of_others(Class<? extends Act.Deed> kind) {
    for (Role role : Role.values()) {
      assertThat(Rights.of(role, kind, Whose.OTHER, false).isGranted()).isFalse();
      assertThat(Rights.of(role, kind, Whose.OTHER, true).isGranted()).isFalse();
    }
  }

  @ParameterizedTest
  @MethodSource("org.jadoube.laws.act.Kinds#all")
  void nobody_does_anything_before_being_accepted_or_while_playing(Class<? extends Act.Deed> kind) {
    for (Role role : Role.values()) {
      assertThat(Rights.of(role, kind, Whose.PENDING, false))
          .isEqualTo(new RightsVerdict.Denied(NoRight.NOT_ACCEPTED));
      assertThat(Rights.of(role, kind, Whose.PLAYING, false))
          .isEqualTo(new RightsVerdict.Denied(NoRight.PLAYS));
    }
  }

  @ParameterizedTest
  @EnumSource(Matter.class)
  void nor_do_they_see_to_anything_else(Matter matter) {
    for (Whose whose : List.of(Whose.PENDING, Whose.PLAYING)) {
      assertThat(Offices.of(Role.CHIEF_ARBITER, matter, whose).isGranted()).isFalse();
    }
  }

  @ParameterizedTest
  @MethodSource("org.jadoube.laws.act.Kinds#all")
  void every_act_is_somebodys(Class<? extends Act.Deed> kind) {
    assertThat(Role.values()).anyMatch(role -> Rights.of(role, kind, Whose.OWN, false).isGranted());
  }

  @ParameterizedTest
  @MethodSource("org.jadoube.laws.act.Kinds#all")
  void the_chief_arbiter_may_do_what_an_arbiter_may(Class<? extends Act.Deed> kind) {
    if (Rights.of(Role.ARBITER, kind, Whose.OWN, false).isGranted()) {
      assertThat(Rights.of(Role.CHIEF_ARBITER, kind, Whose.OWN, false).isGranted()).isTrue();
    }
  }

  @Test
  void only_the_chief_arbiter_excludes_a_player() {
    Act warning =
        new Act(Actor.ARBITER, NOON, new Act.Penalise(Colour.WHITE, new Penalty.Warning()));
    Act expulsion =
        new Act(Actor.ARBITER, NOON, new Act.Penalise(Colour.WHITE, new Penalty.Expulsion()));
    assertThat(Rights.of(Role.ARBITER, warning, Whose.OWN, true).isGranted()).isTrue();
    assertThat(Rights.of(Role.ARBITER, expulsion, Whose.OWN, true))
        .isEqualTo(new RightsVerdict.Denied(NoRight.EXCLUSION));
    assertThat(Rights.of(Role.CHIEF_ARBITER, expulsion, Whose.OWN, true).isGranted()).isTrue();
    assertThat(Rights.of(Role.PLAYER, expulsion, Whose.OWN, true))
        .isEqualTo(new RightsVerdict.Denied(NoRight.FOR_ARBITERS));
  }

  /// A captain appeals for a player, and otherwise does nothing in games (C11, 3.1.2; C10, 3.2).
  @ParameterizedTest
  @MethodSource("org.jadoube.laws.act.Kinds#all")
  void a_captain_does_nothing_but_appeal(Class<? extends Act.Deed> kind) {
    assertThat(Rights.of(Role.CAPTAIN, kind, Whose.OWN, false).isGranted())
        .isEqualTo(kind == ConductAct.Appeal.class);
  }

  /// Everybody may do the acts that the Laws accept from them in the cases of `spec/`.
  @Test
  void nobody_is_kept_from_what_the_laws_accept() throws IOException {
    Set<String> kept = new java.util.TreeSet<>();
    for (JsonNode step : steps()) {
      boolean refused = step.path("gives").valueStream().anyMatch(given -> given.has("refusal"));
      Optional<Class<? extends Act.Deed>> kind = kind(step.path("act").asString(""));
      for (Role role : roles(step.path("by").asString(""))) {
        if (!refused
            && kind.isPresent()
            && !Rights.of(role, kind.get(), Whose.OWN, false).isGranted()) {
          kept.add(role + " " + Names.of(kind.get()));
        }
      }
    }
    // here by the one in charge alone
    assertThat(kept).containsExactly("ARBITER decide-appeal", "ARBITER decide-disconnection");
  }

  private static List<JsonNode> steps() throws IOException {
    try (Stream<Path> files = Files.list(Repository.root().resolve("spec/cases"))) {
      return files
          .sorted()
          .flatMap(file -> JsonMapper.shared().readTree(file.toFile()).valueStream())
          .flatMap(example -> example.path("play").valueStream())
          .filter(JsonNode::isObject)
          .toList();
    }
  }

  private static Optional<Class<? extends Act.Deed>> kind(String name) {
    return Kinds.all().stream().filter(kind -> Names.of(kind).equals(name)).findFirst();
  }

  private static Set<Role> roles(String by) {
    return switch (by) {
      case "white", "black" -> EnumSet.of(Role.PLAYER);
      case "white-assistant", "black-assistant" -> EnumSet.of(Role.ASSISTANT);
      case "arbiter" -> EnumSet.of(Role.ARBITER, Role.CHIEF_ARBITER);
      default -> EnumSet.noneOf(Role.class);
    };
  }

  /// The acts that the Laws accept in a finished game are exactly those that the table leaves open
  /// there.
  @Test
  void what_outlasts_a_game_is_what_the_laws_say() {
    Set<Class<? extends Act.Deed>> accepted = new HashSet<>();
    for (Edition edition : Edition.all()) {
      Game game = finished(edition);
      for (Actor by : List.of(Actor.WHITE, Actor.BLACK, Actor.ARBITER)) {
        accepted.addAll(Laws.permissions(game, by, NOON.plusSeconds(60)).granted());
      }
    }
    Set<Class<? extends Act.Deed>> open =
        Kinds.all().stream()
            .filter(kind ->
                Arrays.stream(Role.values())
                    .anyMatch(role -> Rights.of(role, kind, Whose.OWN, true).isGranted()))
            .collect(Collectors.toSet());
    assertThat(open).containsAll(accepted);
    Set<Class<? extends Act.Deed>> rest = new HashSet<>(open);
    rest.removeAll(accepted);
    // an appeal has to be made first, scores kept by the players, a claim left undecided, a piece
    // held or displaced, a game adjourned or played on two or on electronic boards, lost on time or
    // by coming late, and a decision to take back or a pause to reject
    assertThat(rest)
        .isSubsetOf(
            ConductAct.DecideAppeal.class,
            ScoresheetAct.WriteMove.class,
            ScoresheetAct.CorrectMove.class,
            ScoresheetAct.MarkOffer.class,
            ScoresheetAct.WriteNote.class,
            ScoresheetAct.BorrowScoresheet.class,
            ScoresheetAct.ReturnScoresheet.class,
            AdjournmentAct.ArriveForResumption.class,
            AnnouncementAct.ExecuteMove.class,
            OnlineAct.SensePosition.class,
            QuickplayAct.DecideQuickplayClaim.class,
            Act.SetClock.class,
            Act.AwardTime.class,
            ClockAct.ReplaceClock.class,
            ClockAct.SetMoveCounter.class,
            ClockAct.CorrectIncrement.class,
            ClockAct.Admit.class,
            AdjournmentAct.ExcuseLateness.class,
            OnlineAct.DecideDisconnection.class,
            ConductAct.TakeBackDecision.class,
            ClockAct.RejectPause.class,
            BoardAct.Release.class,
            BoardAct.PutBack.class);
  }

  private static Game finished(Edition edition) {
    Game game =
        Game.of(Regulations.of(TimeControl.read("5400").orThrow(), edition).withArbiter(true));
    for (Act act :
        List.of(
            new Act(Actor.ARBITER, NOON, new Act.Begin()),
            new Act(Actor.BLACK, NOON.plusSeconds(1), new Act.Resign()))) {
      game = Laws.decide(act, game).game();
    }
    assertThat(game.result()).contains(Result.WHITE_WINS);
    return game;
  }
}
