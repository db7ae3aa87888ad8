package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.Incident;
import org.jadoube.laws.act.Kinds;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.act.ScoresheetNote;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.event.AdjournmentEvent;
import org.jadoube.laws.event.AnnouncementEvent;
import org.jadoube.laws.event.ClockEvent;
import org.jadoube.laws.event.ConductEvent;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.ScoresheetEvent;
import org.jadoube.laws.game.Scoresheet;
import org.jadoube.laws.regulations.Arrangement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The deeds of pens and feet are on record like those of hands (`PhysicalActsTest`), and so are
/// moves on a second board: at any time, in every edition, whatever is refused.
final class DeedsTest {
  private static final int LINES_AHEAD = 3;
  private static final List<Actor> PLAYERS = List.of(Actor.WHITE, Actor.BLACK);
  private static final List<Actor> WRITERS =
      List.of(Actor.WHITE, Actor.BLACK, new Actor.Assistant(Colour.WHITE));
  private static final List<Actor> ALL =
      List.of(
          Actor.WHITE,
          Actor.BLACK,
          new Actor.Assistant(Colour.WHITE),
          new Actor.Assistant(Colour.BLACK));

  static List<Edition> editions() {
    return Edition.all();
  }

  private static Map<String, TableOfHands> withScoresheets(Edition edition) {
    return StatesOfAGame.of(edition, Arrangement.SCORES_KEPT_BY_PLAYERS);
  }

  private static Stream<Act> ofPens(Actor by, Instant at, Game game) {
    int lines = game.ply().number() + LINES_AHEAD;
    Stream<Act> onLines =
        IntStream.rangeClosed(0, lines)
            .boxed()
            .flatMap(ply ->
                Stream.<Act>concat(
                    Stream.of("e4", "").flatMap(text -> written(by, at, ply, text)),
                    Stream.of(new Act(by, at, new ScoresheetAct.MarkOffer(ply)))));
    Stream<Act> others =
        Stream.of(
            new Act(by, at, new ScoresheetAct.BorrowScoresheet()),
            new Act(by, at, new ScoresheetAct.ReturnScoresheet()));
    Stream<Act> notes =
        Arrays.stream(ScoresheetNote.values())
            .map(kind -> new Act(by, at, new ScoresheetAct.WriteNote(kind, "?")));
    return Stream.of(onLines, others, notes).flatMap(Function.identity());
  }

  private static Stream<Act> written(Actor by, Instant at, int ply, String text) {
    return Stream.of(
        new Act(by, at, new ScoresheetAct.WriteMove(ply, text, Optional.empty())),
        new Act(by, at, new ScoresheetAct.CorrectMove(ply, text, Optional.empty())));
  }

  private static Stream<Act> ofFeet(Actor by, Instant at) {
    Stream<Act> going =
        Stream.of(Incident.LEAVES_VENUE, Incident.LEAVES_PLAYING_AREA, Incident.RETURNS)
            .map(what ->
                new Act(by, at, new ConductAct.NoteIncident(by.side().orElseThrow(), what, false)));
    Stream<Act> coming =
        Stream.of(
            new Act(by, at, new ClockAct.Arrive()),
            new Act(by, at, new AdjournmentAct.ArriveForResumption()));
    return Stream.concat(going, coming);
  }

  private static Stream<Act> onTheSecondBoard(Actor by, Instant at) {
    return Stream.of("e2e4", "e7e5", "a1h8", "O-O")
        .map(move -> new Act(by, at, new AnnouncementAct.ExecuteMove(Session.attempt(move))));
  }

  private static boolean isRecorded(Act act, Game game, Class<?>... kinds) {
    List<Event> events = Laws.decide(act, game).events();
    return events.stream()
        .anyMatch(event -> Arrays.stream(kinds).anyMatch(k -> k.isInstance(event)));
  }

  @ParameterizedTest
  @MethodSource("editions")
  void what_pens_can_do_is_recorded_and_nothing_else(Edition edition) {
    withScoresheets(edition)
        .forEach((state, table) -> {
          Instant at = table.tick();
          for (Actor by : WRITERS) {
            ofPens(by, at, table.game())
                .forEach(act ->
                    assertThat(isRecorded(act, table.game(), ScoresheetEvent.class))
                        .as("%s: %s in %s", state, act, edition)
                        .isEqualTo(table.isPossible(act)));
          }
        });
  }

  @ParameterizedTest
  @MethodSource("editions")
  void the_record_knows_what_is_on_the_scoresheets(Edition edition) {
    withScoresheets(edition)
        .forEach((state, table) -> {
          Game game = table.game();
          for (Colour player : Colour.values()) {
            Scoresheet sheet = game.scoresheet(player);
            assertThat(lines(sheet, game))
                .as("%s in %s: %s", state, edition, player)
                .isEqualTo(table.papers().lines(player));
            assertThat(sheet.marks()).containsExactlyElementsOf(table.papers().marks(player));
          }
          assertThat(game.state().proceedings().scoresheets().borrowers())
              .isEqualTo(table.papers().borrowers());
        });
  }

  private static SortedMap<Integer, String> lines(Scoresheet sheet, Game game) {
    SortedMap<Integer, String> lines = new TreeMap<>();
    IntStream.rangeClosed(1, game.ply().number() + LINES_AHEAD)
        .forEach(ply -> sheet.at(ply).ifPresent(written -> lines.put(ply, written.text())));
    return lines;
  }

  @ParameterizedTest
  @MethodSource("editions")
  void players_come_and_go_at_any_time(Edition edition) {
    StatesOfAGame.of(edition)
        .forEach((state, table) -> {
          Instant at = table.tick();
          for (Actor by : PLAYERS) {
            ofFeet(by, at)
                .forEach(act ->
                    assertThat(
                            isRecorded(
                                act,
                                table.game(),
                                ClockEvent.PlayerArrived.class,
                                AdjournmentEvent.ArrivedForResumption.class,
                                ConductEvent.IncidentNoted.class))
                        .as("%s: %s in %s", state, act, edition)
                        .isTrue());
          }
        });
  }

  @ParameterizedTest
  @MethodSource("editions")
  void a_player_who_has_made_a_move_or_is_not_playing_is_not_late(Edition edition) {
    StatesOfAGame.of(edition)
        .forEach((state, table) -> {
          Game game = table.game();
          for (Colour player : Colour.values()) {
            if (game.state().movesBy(player) > 0 || game.result().isPresent()) {
              Act arrives = new Act(Actor.player(player), table.tick(), new ClockAct.Arrive());
              assertThat(Laws.decide(arrives, game).game().result())
                  .as("%s: %s in %s", state, player, edition)
                  .isEqualTo(game.result());
            }
          }
        });
  }

  @ParameterizedTest
  @MethodSource("editions")
  void what_is_moved_on_the_second_board_is_recorded_at_any_time(Edition edition) {
    StatesOfAGame.of(edition, Arrangement.WHITE_VISUALLY_DISABLED)
        .forEach((state, table) -> {
          Instant at = table.tick();
          for (Actor by : ALL) {
            onTheSecondBoard(by, at)
                .forEach(act ->
                    assertThat(isRecorded(act, table.game(), AnnouncementEvent.MoveExecuted.class))
                        .as("%s: %s in %s", state, act, edition)
                        .isTrue());
          }
        });
  }

  @ParameterizedTest
  @MethodSource("editions")
  void a_record_of_pens_and_second_boards_is_replayed_as_it_was(Edition edition) {
    Stream.of(
            withScoresheets(edition),
            StatesOfAGame.of(edition, Arrangement.WHITE_VISUALLY_DISABLED))
        .flatMap(states -> states.values().stream())
        .map(TableOfHands::game)
        .forEach(
            game -> assertThat(Game.replay(game.regulations(), game.events())).isEqualTo(game));
  }

  @Test
  void every_kind_of_act_that_pens_feet_and_second_boards_do_is_tried() {
    Set<Class<? extends Act.Deed>> tried = new HashSet<>();
    Game game = Session.standard().game();
    Stream.of(
            ofPens(Actor.WHITE, Session.START, game),
            ofFeet(Actor.WHITE, Session.START),
            onTheSecondBoard(Actor.WHITE, Session.START))
        .flatMap(Function.identity())
        .forEach(act -> tried.add(act.kind()));
    Set<Class<? extends Act.Deed>> done = new HashSet<>();
    Kinds.all().stream()
        .filter(kind ->
            switch (Nature.of(kind)) {
              case PEN, FEET, SECOND_BOARD -> true;
              case HANDS, SENSORS, SCREEN, WORDS, DECISION -> false;
            })
        .forEach(done::add);
    assertThat(tried).isEqualTo(done);
  }
}
