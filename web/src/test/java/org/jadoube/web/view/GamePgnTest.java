package org.jadoube.web.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Square;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.command.PgnComment;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.notation.pgn.game.PgnMove;
import org.jadoube.web.view.StateView.PlayersView;
import org.jadoube.wording.Wording;
import org.junit.jupiter.api.Test;

final class GamePgnTest {
  private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");
  private static final Actor WHITE = Actor.player(Colour.WHITE);
  private static final Actor BLACK = Actor.player(Colour.BLACK);

  private Game game =
      Laws.decide(
              new Act(Actor.CLOCK, NOON, new Act.Begin()),
              Game.of(Regulations.of(TimeControl.read("7200").orThrow())))
          .game();

  private void does(Act act) {
    assertThat(Laws.decide(act, game).refusal()).isEmpty();
    game = Laws.decide(act, game).game();
  }

  private void moves(Actor player, String from, String to, boolean offersDraw) {
    Attempt attempt =
        new Attempt.Step(
            Square.named(from).orElseThrow(), Square.named(to).orElseThrow(), Optional.empty());
    does(new Act(player, NOON, new Act.Move(attempt, offersDraw)));
  }

  private PgnGame readBack() {
    String pgn =
        GamePgn.write(
            game,
            new PlayersView(
                Optional.of("Ana"),
                Optional.of("Boris"),
                Optional.of("account"),
                Optional.of("guest")),
            NOON,
            Wording.english());
    List<PgnGame> games = PgnGame.all(pgn);
    assertThat(games).hasSize(1);
    assertThat(games.getFirst().faults()).isEmpty();
    return games.getFirst();
  }

  private static String said(List<PgnComment> comments) {
    return comments.stream().map(PgnComment::plainText).toList().toString();
  }

  @Test
  void guests_are_marked() {
    PgnGame read = readBack();
    assertThat(read.tag("White")).contains("Ana");
    assertThat(read.tag("Black")).contains("Boris (guest)");
  }

  @Test
  void offers_claims_and_rulings_stand_behind_the_moves_that_they_followed() {
    moves(WHITE, "e2", "e4", true);
    does(new Act(BLACK, NOON, new Act.DeclineDraw()));
    moves(BLACK, "e7", "e5", false);
    does(new Act(WHITE, NOON, new Act.ClaimDraw(Claim.THREEFOLD, Optional.empty())));
    moves(WHITE, "g1", "f3", false);
    List<PgnMove> moves = readBack().line().moves();
    assertThat(moves).hasSize(3);
    assertThat(said(moves.get(0).comments()))
        .contains("(=)", "White offers a draw.", "Black declines the draw.")
        .doesNotContain("claim");
    assertThat(said(moves.get(1).comments()))
        .contains("White claims a draw", "Black gets 2 minutes", "Article 9.5.3");
    assertThat(said(moves.get(2).comments())).isEqualTo("[]");
    assertThat(moves.get(2).comments().getFirst().commands()).isNotEmpty();
  }

  @Test
  void what_happened_before_the_first_move_stands_before_it() {
    does(
        new Act(
            Actor.CLOCK,
            NOON.plusSeconds(5),
            new Act.Pause(PauseReason.OUTAGE, Optional.of(NOON))));
    does(new Act(Actor.CLOCK, NOON.plusSeconds(9), new Act.Resume()));
    Attempt attempt = new Attempt.Step(Square.D2, Square.D4, Optional.empty());
    does(new Act(WHITE, NOON.plusSeconds(9), new Act.Move(attempt, false)));
    PgnGame read = readBack();
    assertThat(said(read.line().comments())).contains("The clocks are stopped", "is running again");
    assertThat(read.moves()).hasSize(1);
  }

  @Test
  void the_line_that_stands_is_told_and_that_a_move_was_taken_back() {
    game =
        Laws.decide(
                new Act(Actor.CLOCK, NOON, new Act.Begin()),
                Game.of(game.regulations().plus(Arrangement.TAKEBACKS)))
            .game();
    moves(WHITE, "e2", "e4", false);
    moves(BLACK, "e7", "e5", true);
    does(new Act(BLACK, NOON, new Act.ProposeTakeback()));
    does(new Act(WHITE, NOON, new Act.AcceptTakeback()));
    moves(BLACK, "c7", "c5", false);
    List<PgnMove> moves = readBack().line().moves();
    assertThat(moves)
        .extracting(move -> move.move().orElseThrow().to())
        .containsExactly(Square.E4, Square.C5);
    assertThat(said(moves.getFirst().comments())).contains("Black takes a move back", "4.7");
    assertThat(said(moves.getLast().comments())).doesNotContain("draw", "(=)");
  }

  @Test
  void the_ruling_that_ends_the_game_is_told_once() {
    moves(WHITE, "e2", "e4", false);
    does(new Act(BLACK, NOON, new Act.Resign()));
    PgnGame read = readBack();
    assertThat(read.result()).contains(PgnResult.WHITE_WINS);
    assertThat(said(read.line().moves().getLast().comments())).containsOnlyOnce("Article 5.1.2");
  }
}
