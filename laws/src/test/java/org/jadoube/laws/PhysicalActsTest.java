package org.jadoube.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.Kinds;
import org.jadoube.laws.act.Mishandling;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.event.AnnouncementEvent;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.ClockEvent;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.rules.moving.IdleHands;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The acts of hands are on record, whatever the Laws think of them; a refusal is for claims and
/// requests ([Nature]). Every act of hands, by everybody who has any in the game, is tried in every
/// state of a game and in every edition of the Laws. Online (E04) there is no board and no clock to
/// handle, and arbiters handle the pieces through their decisions.
final class PhysicalActsTest {
  private static final List<Actor> ACTORS =
      List.of(
          Actor.WHITE,
          Actor.BLACK,
          new Actor.Assistant(Colour.WHITE),
          new Actor.Assistant(Colour.BLACK));
  private static final List<Piece> PIECES =
      List.of(Piece.WHITE_PAWN, Piece.WHITE_QUEEN, Piece.BLACK_PAWN, Piece.BLACK_KING);

  static List<Edition> editions() {
    return Edition.all();
  }

  /// The acts of hands by this actor. Assistants have hands like players, so a file is enough for
  /// them.
  private static Stream<Act> ofHands(Actor by, Instant at) {
    return Stream.concat(
        Stream.of(Square.values())
            .filter(square -> by instanceof Actor.Player || square.file() == Square.E4.file())
            .flatMap(square -> onSquare(by, at, square)),
        offTheBoard(by, at));
  }

  private static Stream<Act> onSquare(Actor by, Instant at, Square square) {
    List<Act> acts = new ArrayList<>();
    acts.add(new Act(by, at, new BoardAct.Touch(square)));
    acts.add(new Act(by, at, new BoardAct.Adjust(Set.of(square))));
    acts.add(new Act(by, at, new BoardAct.Lift(square, square.file().ordinal() == 0)));
    acts.add(new Act(by, at, new BoardAct.Release(square)));
    PIECES.forEach(piece -> acts.add(new Act(by, at, new BoardAct.Place(piece, square, false))));
    acts.add(new Act(by, at, new BoardAct.Promote(Role.QUEEN, square, false)));
    for (Optional<Square> to :
        List.of(Optional.<Square>empty(), Optional.of(Square.E4), Optional.of(Square.E8))) {
      acts.add(new Act(by, at, new BoardAct.Displace(square, to)));
    }
    return acts.stream();
  }

  private static Stream<Act> offTheBoard(Actor by, Instant at) {
    Stream<Act> pressing =
        Stream.of(
            new Act(by, at, new ClockAct.Press(false)),
            new Act(by, at, new ClockAct.Press(true)),
            new Act(by, at, new BoardAct.PutBack()),
            new Act(by, at, new BoardAct.Adjust(Set.of())),
            new Act(by, at, new BoardAct.Adjust(EnumSet.of(Square.A1, Square.H8))));
    return Stream.concat(
        pressing,
        Arrays.stream(Mishandling.values())
            .map(how -> new Act(by, at, new ClockAct.Mishandle(how))));
  }

  @ParameterizedTest
  @MethodSource("editions")
  void what_hands_can_do_is_recorded_and_nothing_else(Edition edition) {
    StatesOfAGame.of(edition)
        .forEach((state, table) -> {
          Instant at = table.tick();
          for (Actor by : ACTORS) {
            ofHands(by, at)
                .filter(act -> table.isPossible(act) || !dependsOnTheRecord(act, table.game()))
                .forEach(act ->
                    assertThat(isRecorded(act, table.game()))
                        .as("%s: %s in %s", state, act, edition)
                        .isEqualTo(table.isPossible(act)));
          }
        });
  }

  /// Whether a board alone cannot tell which pieces there are to put back; and a visually disabled
  /// player may feel that a square is empty.
  private static boolean dependsOnTheRecord(Act act, Game game) {
    return act.deed() instanceof BoardAct.PutBack
        || act.deed() instanceof BoardAct.Touch
            && game.regulations().has(Arrangement.WHITE_VISUALLY_DISABLED);
  }

  private static boolean isRecorded(Act act, Game game) {
    return Laws.decide(act, game).events().stream().anyMatch(PhysicalActsTest::isOfHands);
  }

  private static boolean isOfHands(Event event) {
    return event instanceof BoardEvent
        || event instanceof ClockEvent
        || event instanceof AnnouncementEvent.PieceFelt;
  }

  @ParameterizedTest
  @MethodSource("editions")
  void the_record_knows_how_the_pieces_really_stand(Edition edition) {
    StatesOfAGame.of(edition)
        .forEach((state, table) ->
            assertThat(table.game().state().realBoard())
                .as("%s in %s", state, edition)
                .isEqualTo(table.board()));
  }

  @ParameterizedTest
  @MethodSource("editions")
  void a_record_of_hands_is_replayed_as_it_was(Edition edition) {
    StatesOfAGame.of(edition)
        .forEach((state, table) -> {
          Game game = table.game();
          Game again = Game.replay(game.regulations(), table.events());
          assertThat(again).as("%s in %s", state, edition).isEqualTo(game);
          assertThat(again.state().realBoard()).isEqualTo(table.board());
        });
  }

  @ParameterizedTest
  @MethodSource("editions")
  void hands_change_nothing_in_a_game_that_is_not_played(Edition edition) {
    StatesOfAGame.of(edition).values().stream()
        .filter(table -> !isPlayed(table.game()))
        .forEach(table -> {
          for (Actor by : ACTORS) {
            ofHands(by, table.now()).forEach(act -> nothingChanges(act, table.game()));
          }
        });
  }

  private static boolean isPlayed(Game game) {
    return game.phase() == Phase.RUNNING
        || game.phase() == Phase.PAUSED && !game.state().adjournment().holdsTheGame();
  }

  private static void nothingChanges(Act act, Game game) {
    Game next = Laws.decide(act, game).game();
    Board board = game.board();
    assertThat(next.board()).as("%s", act).isEqualTo(board);
    assertThat(next.setup()).isEqualTo(game.setup());
    assertThat(next.result()).isEqualTo(game.result());
    assertThat(next.phase()).isEqualTo(game.phase());
    assertThat(next.clock()).isEqualTo(game.clock());
    assertThat(next.touched()).isEqualTo(game.touched());
  }

  @ParameterizedTest
  @MethodSource("editions")
  void nobody_is_told_that_hands_may_not_do_what_they_can(Edition edition) {
    StatesOfAGame.of(edition)
        .forEach((state, table) -> {
          Instant at = table.tick();
          for (Actor by : ACTORS) {
            Permissions permissions = Laws.permissions(table.game(), by, at);
            possible(table, by, at)
                .forEach((kind, act) ->
                    assertThat(permissions.grants(kind))
                        .as("%s: %s by %s in %s, for instance %s", state, kind, by, edition, act)
                        .isTrue());
          }
        });
  }

  /// One act of each kind that hands can do; adjusting has to be announced, and is a right.
  private static Map<Class<? extends Act.Deed>, Act> possible(
      TableOfHands table, Actor by, Instant at) {
    Map<Class<? extends Act.Deed>, Act> some = new LinkedHashMap<>();
    ofHands(by, at)
        .filter(table::isPossible)
        .filter(act -> !(act.deed() instanceof BoardAct.Adjust))
        .forEach(act -> some.put(act.kind(), act));
    return some;
  }

  @Test
  void every_kind_of_act_that_hands_do_is_tried() {
    Set<Class<? extends Act.Deed>> tried = new HashSet<>();
    ofHands(Actor.WHITE, Session.START).forEach(act -> tried.add(act.kind()));
    Set<Class<? extends Act.Deed>> ofHands = new HashSet<>();
    Kinds.all().stream().filter(kind -> Nature.of(kind) == Nature.HANDS).forEach(ofHands::add);
    assertThat(tried).isEqualTo(ofHands);
    ofHands(Actor.WHITE, Session.START)
        .forEach(act -> assertThat(IdleHands.areUsedFor(act)).isTrue());
  }
}
