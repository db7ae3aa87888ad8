package org.jadoube.uci.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.PlayedLine;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.notation.Uci;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.uci.Answer;
import org.jadoube.uci.Engine;
import org.jadoube.uci.Failure;
import org.jadoube.uci.Finding;
import org.jadoube.uci.Limits;
import org.jadoube.uci.Score;
import org.jadoube.uci.own.Level;
import org.jadoube.uci.own.OwnEngine;
import org.junit.jupiter.api.Test;

final class EngineMatchTest {
  private static final Pace NODES = Pace.nodes(200);
  private static final Pace BLITZ = Pace.of(TimeControl.of(Duration.ofMillis(50), Duration.ZERO));

  /// An engine that does as it is told.
  private record Scripted(Supplier<Answer> first, List<String> moves) implements Engine {
    static Supplier<Engine> failing(Failure.Kind kind) {
      return () -> new Scripted(() -> Answer.failed(kind, "It is a script."), List.of());
    }

    static Supplier<Engine> playing(String... moves) {
      return () ->
          new Scripted(
              () -> Answer.failed(Failure.Kind.CRASHED, "The script ends here."), List.of(moves));
    }

    static Engine sleeping() {
      return new Scripted(Scripted::late, List.of());
    }

    private static Answer late() {
      try {
        Thread.sleep(80);
      } catch (InterruptedException hurry) {
        Thread.currentThread().interrupt();
      }
      return Answer.failed(Failure.Kind.SILENT, "It slept.");
    }

    @Override
    public String name() {
      return "script";
    }

    @Override
    public void newGame() {}

    @Override
    public Answer answer(PlayedLine line, Limits limits, Consumer<Finding> watcher) {
      return moves.stream()
          .map(text -> Uci.read(line.position(), text).valueIfAny())
          .flatMap(Optional::stream)
          .filter(move -> isNext(line, move))
          .findFirst()
          .<Answer>map(move -> new Answer.Played(move, Optional.empty(), drawn()))
          .orElseGet(first);
    }

    /// Moves are played in the order in which they are written, again and again.
    private boolean isNext(PlayedLine line, Move move) {
      return Uci.write(move).equals(moves.get(line.length() / 2 % moves.size()));
    }

    private static Optional<Finding> drawn() {
      return Optional.of(
          new Finding(
              1, 1, new Score.Centipawns(0), Finding.Bound.EXACT, 1, Duration.ZERO, List.of()));
    }

    @Override
    public void stop() {}

    @Override
    public void close() {}
  }

  @Test
  void a_match_of_our_levels_is_played_to_its_end() throws InterruptedException {
    Schedule schedule =
        new Schedule(
            List.of(
                new Contestant("strong", () -> OwnEngine.of(Level.of(4)), NODES),
                new Contestant("weak", () -> OwnEngine.of(Level.of(1)), NODES)),
            2,
            2,
            List.of(StartingMoves.STANDARD));
    List<MatchGame> told = new ArrayList<>();
    EngineMatch match = new EngineMatch(schedule, adjudicated(), Optional.empty(), true, told::add);
    MatchStanding standing = match.play(2);
    MatchTally tally = standing.tallies().values().iterator().next();
    assertThat(told).hasSize(4);
    assertThat(tally.games()).isEqualTo(4);
    assertThat(tally.pairs().count()).isEqualTo(2);
    assertThat(tally.points()).isGreaterThan(2);
    assertThat(standing.games()).allMatch(MatchGame::isOver);
  }

  private static Adjudication adjudicated() {
    return new Adjudication(
        Optional.empty(), Optional.of(new Adjudication.Resign(3, 900, false)), OptionalInt.of(40));
  }

  @Test
  void failures_lose_the_game_and_no_more() {
    assertThat(ended(NODES, Scripted.failing(Failure.Kind.CRASHED)))
        .isEqualTo(
            MatchGameEnd.lost(Colour.WHITE, MatchTermination.ABANDONED, "White no longer plays"));
    assertThat(ended(NODES, Scripted.failing(Failure.Kind.ILLEGAL_MOVE)).termination())
        .isEqualTo(MatchTermination.ILLEGAL_MOVE);
    assertThat(ended(NODES, Scripted.failing(Failure.Kind.CLOSED)).result()).isEmpty();
  }

  @Test
  void a_flag_loses_unless_the_other_side_cannot_mate() {
    assertThat(ended(BLITZ, Scripted::sleeping))
        .isEqualTo(
            new MatchGameEnd(
                Optional.of(Result.BLACK_WINS),
                MatchTermination.TIME_FORFEIT,
                "flag fall (FIDE 2023, 6.9)"));
    MatchGameEnd drawn = ended(BLITZ, Scripted::sleeping, opening("7k/8/8/8/8/8/P7/K7 w - - 0 1"));
    assertThat(drawn.result()).contains(Result.DRAW);
    assertThat(drawn.termination()).isEqualTo(MatchTermination.TIME_FORFEIT);
  }

  @Test
  void a_threefold_repetition_is_claimed_at_once() {
    MatchGame game =
        play(NODES, Scripted.playing("g1f3", "f3g1"), Scripted.playing("g8f6", "f6g8"));
    assertThat(game.ended().reason()).isEqualTo("threefold claim (FIDE 2023, 9.2.2)");
    assertThat(game.game().ply().number()).isEqualTo(8);
  }

  @Test
  void fifty_moves_are_claimed_at_once() {
    MatchGameEnd ended =
        ended(NODES, Scripted.playing("b1c1"), opening("7k/7p/8/8/8/8/P7/KQ6 w - - 99 80"));
    assertThat(ended.reason()).isEqualTo("fifty move claim (FIDE 2023, 9.3.2)");
  }

  @Test
  void a_dead_position_is_drawn() {
    MatchGameEnd ended =
        ended(NODES, Scripted.playing("a1b2"), opening("7k/8/8/8/8/8/1n6/K7 w - - 0 1"));
    assertThat(ended.reason()).startsWith("dead position");
  }

  @Test
  void draws_are_adjudicated_when_both_engines_see_them() {
    Adjudication terms =
        new Adjudication(
            Optional.of(new Adjudication.Draw(2, 2, 10)), Optional.empty(), OptionalInt.empty());
    MatchGame game =
        GamePlay.play(
            fixture(
                NODES,
                Scripted.playing("g1f3", "b1c3", "h1g1", "g1h1"),
                Scripted.playing("g8f6", "b8c6", "h8g8", "g8h8"),
                StartingMoves.STANDARD),
            Scripted.playing("g1f3", "b1c3", "h1g1", "g1h1").get(),
            Scripted.playing("g8f6", "b8c6", "h8g8", "g8h8").get(),
            terms,
            Instant.EPOCH);
    assertThat(game.ended().termination()).isEqualTo(MatchTermination.ADJUDICATION);
    assertThat(game.game().ply().number()).isEqualTo(4);
  }

  @Test
  void a_record_tells_what_happened() {
    MatchGame game = play(NODES, Scripted.playing("g1f3"), Scripted.failing(Failure.Kind.CRASHED));
    PgnGame pgn = PgnGame.all(MatchRecord.of(game, List.of()).toString()).getFirst();
    assertThat(pgn.tag("Termination")).contains("abandoned");
    assertThat(pgn.tag("Result")).contains("1-0");
    assertThat(pgn.toString())
        .contains("1. Nf3 {+0.00/1 0.00")
        .containsPattern("Black no longer plays\\. It is a\\s+script\\.");
    assertThat(pgn.faults()).isEmpty();
  }

  @Test
  void openings_are_read_from_pgn_and_epd() {
    byte[] pgn = "[Event \"?\"]\n\n1. e4 e5 2. Nf3 *\n".getBytes(StandardCharsets.UTF_8);
    List<StartingMoves> played = Openings.ofPgn(new ByteArrayInputStream(pgn), 2).openings();
    assertThat(played).singleElement().satisfies(it -> assertThat(it.line().length()).isEqualTo(2));
    Openings.Collection set =
        Openings.ofEpd(Stream.of("4k3/8/8/8/8/8/4P3/4K3 w - - id \"x\";", "nonsense", ""));
    assertThat(set.openings()).hasSize(1);
    assertThat(Openings.ofEpd(Stream.of("4k3/8/8/8/8/8/4P3/4K3 w - - 3 20")).openings())
        .extracting(it -> Fen.write(it.start()))
        .containsExactly("4k3/8/8/8/8/8/4P3/4K3 w - - 3 20");
    assertThat(set.told()).isEqualTo("left out 1 of 2 lines");
    assertThat(Openings.chess960(3)).hasSize(960).isEqualTo(Openings.chess960(3));
  }

  @Test
  void a_stopped_match_ends() throws InterruptedException {
    EngineMatch[] match = new EngineMatch[1];
    match[0] =
        new EngineMatch(
            new Schedule(
                List.of(
                    new Contestant("a", () -> OwnEngine.of(Level.of(1)), NODES),
                    new Contestant("b", () -> OwnEngine.of(Level.of(1)), NODES)),
                1000,
                2,
                List.of(StartingMoves.STANDARD)),
            new Adjudication(Optional.empty(), Optional.empty(), OptionalInt.of(2)),
            Optional.empty(),
            true,
            _ -> match[0].stop());
    assertThat(match[0].play(1).games()).hasSize(1);
  }

  private static MatchGameEnd ended(Pace pace, Supplier<Engine> white) {
    return ended(pace, white, StartingMoves.STANDARD);
  }

  private static MatchGameEnd ended(Pace pace, Supplier<Engine> white, StartingMoves opening) {
    Supplier<Engine> black = () -> OwnEngine.of(Level.of(1));
    return play(pace, white, black, opening).ended();
  }

  private static MatchGame play(Pace pace, Supplier<Engine> white, Supplier<Engine> black) {
    return play(pace, white, black, StartingMoves.STANDARD);
  }

  private static MatchGame play(
      Pace pace, Supplier<Engine> white, Supplier<Engine> black, StartingMoves opening) {
    return GamePlay.play(
        fixture(pace, white, black, opening),
        white.get(),
        black.get(),
        Adjudication.NONE,
        Instant.EPOCH);
  }

  private static Fixture fixture(
      Pace pace, Supplier<Engine> white, Supplier<Engine> black, StartingMoves opening) {
    return new Fixture(
        1, 1, 0, new Contestant("A", white, pace), new Contestant("B", black, pace), opening);
  }

  private static StartingMoves opening(String fen) {
    return new StartingMoves(PlayedLine.of(Fen.read(fen).orThrow()).orElseThrow());
  }
}
