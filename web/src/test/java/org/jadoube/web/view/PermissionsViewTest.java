package org.jadoube.web.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.regulations.FlagWatch;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.notation.Language;
import org.jadoube.play.game.CreatedGame;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.Hall;
import org.jadoube.play.game.Hall.Follower;
import org.jadoube.play.game.Moment;
import org.jadoube.play.game.News;
import org.jadoube.store.GameId;
import org.jadoube.testing.Wait;
import org.jadoube.web.view.PermissionsView.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Players of a game on this server are told their permissions.
final class PermissionsViewTest {
  private static final Regulations FAST = Regulations.of(TimeControl.read("3").orThrow());
  private static final String MOVE = "move";
  private static final String CLAIM_FLAG = "claim-flag";
  private static final String THREEFOLD = "claim-draw:threefold";

  private static final Reader SPECTATOR = new Reader(Optional.empty(), Language.ENGLISH);

  @TempDir Path directory;

  private static Reader reader(Colour player) {
    return new Reader(Optional.of(player), Language.ENGLISH);
  }

  private final ViewsOfGames views = new ViewsOfGames();

  private PermissionsView of(Hall hall, GameId id, Colour player) {
    return state(hall, id, reader(player)).permissions().orElseThrow();
  }

  private StateView state(Hall hall, GameId id, Reader reader) {
    GameRoom room = hall.room(id);
    return views.of(room).state(room.status().moment(), reader);
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
      assertThat(state(hall, id, SPECTATOR).permissions()).isEmpty();
    }
  }

  @Test
  void the_answer_to_an_act_tells_what_may_be_done_next() throws Exception {
    try (Hall hall = Hall.open(directory, Hall.NOON)) {
      GameId id = hall.game("300");
      Moment after = hall.move(id, Colour.WHITE, "g1f3").now();
      assertThat(after.permissions(Optional.of(Colour.WHITE)).orElseThrow().granted())
          .doesNotContain(Act.Move.class)
          .contains(Act.Resign.class);
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

  private List<String> messages(Hall hall, GameId id, Follower follower) {
    Reader reader = new Reader(follower.player(), Language.ENGLISH);
    return follower.news().stream()
        .map(news -> views.of(hall.room(id)).news(news, reader, Optional.empty()).text())
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
      hall.room(created.id()).join(created.invitation(), "Boris", Optional.empty());
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
}
