package org.jadoube.web.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Decision;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.notation.Language;
import org.jadoube.play.game.GameStatus;
import org.jadoube.play.game.Moment;
import org.jadoube.play.game.News;
import org.jadoube.play.game.Permitting;
import org.jadoube.play.game.Snapshot;
import org.jadoube.play.game.WhoIsHere;
import org.jadoube.play.rights.Role;
import org.jadoube.store.GameId;
import org.jadoube.store.StoredColour;
import org.jadoube.store.StoredGame;
import org.jadoube.testing.Seeded;
import org.jadoube.web.KnownState;
import org.jadoube.web.view.NewsTexts.Shown;
import org.jadoube.web.view.NewsTexts.Told;
import org.jadoube.wire.Document;
import org.jadoube.wire.Documents;
import org.jadoube.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Whoever merges all changes knows just what `GET` answers, whatever happens in the game, whoever
/// it is, and whatever the server has forgotten meanwhile.
final class StatePatchTest {
  private static final Instant NOON = Instant.parse("2026-11-22T12:00:00Z");
  private static final int GAMES = 6;
  private static final int ACTS = 80;
  private static final int KINDS = 33; // so many kinds of acts have some effect, at least
  private static final int SMALL = 3; // a patch is so many times shorter than the state, at least

  /// Somebody who follows the game.
  private static final class Follower {
    private final Reader reader;
    private final KnownState known = new KnownState();
    private Optional<Shown> shown = Optional.empty();
    private long patched;
    private long whole;

    Follower(Reader reader) {
      this.reader = reader;
    }

    void hear(Table table, News news) {
      Told told = table.views.news(news, reader, shown);
      JsonNode message = JsonMapper.shared().readTree(told.text());
      shown = told.shown();
      JsonNode state = known.told(message).path("state");
      Moment now = shown.orElseThrow().moment();
      assertThat(state)
          .as("%s after %s", reader, message)
          .isEqualTo(JsonMapper.shared().readTree(table.text(now, reader)));
      if (message.has("patch")) {
        patched += message.path("patch").toString().length();
        whole += state.toString().length();
      }
    }
  }

  /// A game with its views.
  private static final class Table {
    private final Permitting permitting = new Permitting();
    private final RandomGenerator random;
    private final Views views;
    private Snapshot latest;
    private Instant now = NOON;

    Table(Regulations regulations, RandomGenerator random) {
      this.random = random;
      this.latest = new Snapshot(Game.of(regulations), stored(regulations), Duration.ZERO);
      this.views = new Views(latest);
    }

    private static StoredGame stored(Regulations regulations) {
      return new StoredGame(
          GameId.read("abcdefgh2345").orElseThrow(),
          Document.SCHEMA,
          NOON,
          Documents.REGULATIONS.write(regulations),
          "",
          StoredColour.BLACK,
          /* supervised= */ false,
          Optional.empty(),
          List.of());
    }

    Moment moment() {
      return new Moment(latest, latest.time(now), permitting);
    }

    GameStatus status() {
      return new GameStatus(moment(), new WhoIsHere(true, true, 0));
    }

    String text(Moment at, Reader reader) {
      return Json.write(views.state(at, reader));
    }

    /// The news of an act; empty if there is none, and mostly if it would end the game.
    Optional<News> after(Act act) {
      Decision decision = Laws.decide(act, latest.game());
      boolean ends = decision.game().phase() == Phase.FINISHED;
      if (decision.events().isEmpty() || ends && random.nextInt(20) > 0) {
        return Optional.empty();
      }
      Snapshot before = latest;
      Duration more = Duration.ofMillis(random.nextInt(4) == 0 ? random.nextInt(90) : 0);
      latest = new Snapshot(decision.game(), before.stored(), before.behind().plus(more));
      return Optional.of(new News.GoneOn(before, moment()));
    }

    /// As when nothing happens for a while, or somebody asks for the game.
    void disturb(Reader reader) {
      switch (random.nextInt(6)) {
        case 0 -> {
          views.tidy();
          views.tidy();
        }
        case 1 -> text(moment(), reader);
        default -> {}
      }
    }
  }

  private static List<Follower> followers() {
    Language german = Language.tagged("de").orElseThrow();
    return Stream.of(
            new Reader(Optional.of(Colour.WHITE), Language.ENGLISH),
            new Reader(Optional.of(Colour.BLACK), Language.ENGLISH),
            new Reader(Optional.of(Colour.BLACK), german),
            new Reader(Optional.of(Colour.WHITE), Language.ENGLISH, Role.ASSISTANT),
            new Reader(Optional.empty(), Language.ENGLISH, Role.ARBITER),
            new Reader(Optional.empty(), Language.ENGLISH))
        .map(Follower::new)
        .toList();
  }

  /// Plays a random game and returns the kinds of acts that had an effect.
  private static Set<Class<? extends Act.Deed>> play(
      RandomGenerator random, List<Follower> followers) {
    RandomCourse course = new RandomCourse(random);
    Table table = new Table(course.regulations(), random);
    Set<Class<? extends Act.Deed>> done = new HashSet<>();
    News begun = new News.Stands(table.status());
    followers.forEach(each -> each.hear(table, begun));
    for (int i = 0; i < ACTS; i++) {
      table.now = table.now.plus(course.pause());
      Act act = course.next(table.latest.game(), table.latest.time(table.now));
      Optional<News> news = table.after(act);
      news.ifPresent(_ -> done.add(act.kind()));
      News told = news.orElseGet(() -> new News.PermissionsChanged(table.moment()));
      for (Follower each : followers) {
        table.disturb(each.reader);
        each.hear(table, random.nextInt(20) == 0 ? new News.Stands(table.status()) : told);
      }
    }
    return done;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void whoever_merges_all_changes_knows_what_the_game_shows(long seed) {
    RandomGenerator random = Seeded.random(seed);
    List<Follower> followers = followers();
    Set<Class<? extends Act.Deed>> done = new HashSet<>();
    for (int i = 0; i < GAMES; i++) {
      followers.forEach(each -> each.shown = Optional.empty());
      done.addAll(play(random, followers));
    }
    assertThat(done).as("kinds of acts").hasSizeGreaterThan(KINDS);
    for (Follower each : followers) {
      if (each.reader.role() != Role.SPECTATOR) {
        assertThat(each.patched * SMALL).as(each.reader.toString()).isLessThan(each.whole);
      }
    }
  }

  @Test
  void whoever_was_shown_something_else_is_shown_the_whole_state() {
    RandomGenerator random = Seeded.random(6);
    RandomCourse course = new RandomCourse(random);
    Table table = new Table(course.regulations(), random);
    Reader reader = new Reader(Optional.of(Colour.WHITE), Language.ENGLISH);
    Optional<Shown> first =
        table.views.news(new News.Stands(table.status()), reader, Optional.empty()).shown();
    Optional<News> news = Optional.empty();
    for (int heard = 0; heard < 2; heard += news.isPresent() ? 1 : 0) {
      table.now = table.now.plus(course.pause());
      news = table.after(course.next(table.latest.game(), table.latest.time(table.now)));
    }
    String text = table.views.news(news.orElseThrow(), reader, first).text();
    assertThat(text).contains("\"state\":{").doesNotContain("\"patch\"", "\"from\"");
  }
}
