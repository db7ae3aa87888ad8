package org.jadoube.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ActKind;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.regulations.FlagWatch;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.notation.Language;
import org.jadoube.server.Wait;
import org.jadoube.server.game.Hall.Follower;
import org.jadoube.server.rights.Role;
import org.jadoube.server.store.GameId;
import org.jadoube.server.view.PermissionsView;
import org.jadoube.server.view.Reader;
import org.jadoube.server.view.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the players of a game on this server are told that they may do.
final class PermittingTest {
  private static final Regulations FAST = Regulations.of(TimeControl.read("3").orThrow());
  private static final String MOVE = "move";
  private static final String CLAIM_FLAG = "claim-flag";
  private static final String THREEFOLD = "claim-draw:threefold";

  @TempDir Path directory;

  private static Reader reader(Colour player) {
    return new Reader(Optional.of(player), Language.ENGLISH);
  }

  private static PermissionsView of(Hall hall, GameId id, Colour player) {
    return hall.state(id, reader(player)).permissions().orElseThrow();
  }

  private static List<String> granted(PermissionsView view) {
    return view.acts().keySet().stream().filter(view::grants).toList();
  }

  private static List<String> refused(PermissionsView view) {
    return view.acts().keySet().stream().filter(act -> view.why(act).isPresent()).toList();
  }

  @Test
  void each_player_is_told_about_himself_and_spectators_nothing() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game("300");
      assertThat(granted(of(hall, id, Colour.WHITE))).contains(MOVE, THREEFOLD);
      PermissionsView black = of(hall, id, Colour.BLACK);
      assertThat(granted(black)).doesNotContain(MOVE, THREEFOLD);
      assertThat(refused(black)).contains(MOVE, THREEFOLD);
      Reason why = black.why(MOVE).orElseThrow();
      assertThat(why.sentence()).contains("White", "Article 1.");
      assertThat(why.refusal()).contains("not-having-the-move");
      assertThat(hall.state(id, Hall.SPECTATOR).permissions()).isEmpty();
    }
  }

  @Test
  void the_answer_to_an_act_tells_what_may_be_done_next() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game("300");
      Moment after = hall.move(id, Colour.WHITE, "g1f3").now();
      assertThat(after.permissions(Optional.of(Colour.WHITE)).orElseThrow().granted())
          .doesNotContain(ActKind.MOVE)
          .contains(ActKind.RESIGN);
    }
  }

  @Test
  void every_change_tells_players_and_only_them() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game("300");
      Follower black = new Follower(Optional.of(Colour.BLACK));
      Follower other = new Follower(Optional.empty());
      hall.room(id).enter(black);
      hall.room(id).enter(other);
      hall.move(id, Colour.WHITE, "g1f3");
      Wait.until(
          "both hear it",
          () -> black.heard(News.GoneOn.class) == 1 && other.heard(News.GoneOn.class) == 1);
      assertThat(messages(hall, id, black))
          .anyMatch(it -> isChange(it) && it.contains("\"resign\":\"granted\""));
      assertThat(messages(hall, id, other)).noneMatch(it -> it.contains("\"granted\""));
    }
  }

  private static List<String> messages(Hall hall, GameId id, Follower follower) {
    Reader reader = new Reader(follower.player(), Language.ENGLISH);
    return follower.news().stream()
        .map(news -> hall.views.of(hall.room(id)).news(news, reader, Optional.empty()).text())
        .toList();
  }

  private static boolean isChange(String message) {
    return message.contains("\"type\":\"change\"");
  }

  @Test
  void a_first_move_is_permitted_once_both_players_sit() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      CreatedGame created = hall.created(FAST);
      assertThat(granted(of(hall, created.id(), Colour.WHITE))).doesNotContain(MOVE);
      hall.room(created.id()).join(created.invitation(), "Boris", "key");
      assertThat(granted(of(hall, created.id(), Colour.WHITE)))
          .contains(MOVE, "move:offering-draw");
      assertThat(granted(of(hall, created.id(), Colour.BLACK))).doesNotContain(MOVE);
    }
  }

  @Test
  void a_flag_that_players_watch_can_be_claimed_from_the_moment_it_falls() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game(FAST.with(FlagWatch.BY_CLAIM));
      Follower black = new Follower(Optional.of(Colour.BLACK));
      hall.room(id).enter(black);
      long falls = hall.now().plusSeconds(3).toEpochMilli();
      hall.pass(Duration.ofMillis(1)); // the default time is over
      PermissionsView before = of(hall, id, Colour.BLACK);
      assertThat(refused(before)).contains(CLAIM_FLAG);
      assertThat(before.until()).contains(falls);
      hall.pass(Duration.ofSeconds(4));
      Wait.until("it is told", () -> black.heard(News.PermissionsChanged.class) >= 1);
      assertThat(messages(hall, id, black).getLast())
          .contains("\"sequence\":" + hall.room(id).game().events().size());
      assertThat(granted(of(hall, id, Colour.BLACK))).contains(CLAIM_FLAG);
      assertThat(hall.room(id).game().result()).isEmpty();
    }
  }

  @Test
  void nothing_is_left_out_that_a_player_could_do_on_a_screen() {
    for (Edition edition : Edition.all()) {
      Game game = Game.of(FAST.with(edition).withArbiter(true));
      Instant at = Hall.NOON;
      for (Act act :
          List.of(
              new Act.Begin(Actor.CLOCK, at),
              new Act.OfferDraw(Actor.WHITE, at),
              new Act.Pause(Actor.ARBITER, at, PauseReason.INTERRUPTION),
              new Act.Resign(Actor.BLACK, at))) {
        assertThat(onlyOthers(game, at)).isEmpty();
        game = Laws.decide(act, game).game();
      }
      assertThat(onlyOthers(game, at)).isEmpty();
    }
  }

  /// What players may do but are not told about, except acts with hands and clocks.
  private static Set<ActKind> onlyOthers(Game game, Instant at) {
    Set<ActKind> granted =
        Arrays.stream(Colour.values())
            .map(Actor::player)
            .flatMap(player -> Laws.permissions(game, player, at).granted().stream())
            .filter(kind -> !BoardAct.class.isAssignableFrom(kind.acts()))
            .filter(kind -> !ClockAct.class.isAssignableFrom(kind.acts()))
            .collect(Collectors.toSet());
    granted.removeAll(Permitting.kinds(Role.PLAYER, game));
    return granted;
  }
}
