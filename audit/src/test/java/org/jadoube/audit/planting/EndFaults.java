package org.jadoube.audit.planting;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jadoube.audit.planting.Faults.Fault;
import org.jadoube.chess.Setup;
import org.jadoube.notation.fen.Fen;

/// Games from a position: wins of players who cannot mate, moves after dead positions, wrong
/// starts.
final class EndFaults {
  /// White wins, with only a king or too little to mate, and has the move.
  private static final List<String> HOPELESS =
      List.of(
          "8/8/8/4k3/8/4K3/8/q7 w - - 0 60",
          "8/8/2n5/4k3/8/4K3/7p/8 w - - 0 60",
          "4k3/7r/8/8/8/8/8/4K3 w - - 3 71",
          "4k3/3q4/8/8/8/8/8/4KN2 w - - 0 60",
          "4k3/3q4/8/8/8/8/8/4KB2 w - - 0 60");

  /// White can capture on d3, after which nobody can mate.
  private static final List<String> NEARLY_DEAD =
      List.of("8/8/8/4k3/8/3pK3/8/5B2 w - - 0 60", "8/8/8/4k3/8/3rK3/8/8 w - - 0 60");

  private static final List<String> WRONG_RIGHTS =
      List.of(
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w KQkq - 0 1",
          "r3k2r/pppppppp/n7/8/8/N7/PPPPPPPP/4K2R w KQkq - 0 20",
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 1",
          "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");

  private static final List<String> UNREACHABLE =
      List.of(
          "4k3/8/8/8/8/P7/PPPPPPPP/K7 w - - 0 1",
          "4k3/8/8/8/8/NNNNN3/NNNNNP2/K7 w - - 0 1",
          "4k3/8/3N4/1B6/4R3/8/8/K7 b - - 0 1",
          "rnbqkbnr/pppppppp/8/8/8/4B3/PPPPPPPP/RN1QKBNR w KQkq - 0 1",
          "4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1");

  private static final List<String> DATES =
      List.of("2006.03.04", "2010.05.06", "2015.07.08", "2019.09.10", "2024.11.12");

  static final List<Fault> ALL =
      List.of(
          EndFaults::wonOnTime,
          EndFaults::resigned,
          EndFaults::playedOn,
          EndFaults::wonDead,
          EndFaults::seventyFiveMoves,
          EndFaults::stalemateWon,
          EndFaults::early,
          EndFaults::wrongRights,
          EndFaults::unreachable,
          EndFaults::unreadable);

  private EndFaults() {}

  private static SoundGame from(SoundGame game, String fen) {
    Setup setup = Fen.read(fen).orThrow();
    SoundGame start = SoundGame.start(1, setup.position().orElseThrow());
    start.tags().putAll(game.tags());
    return start.with("SetUp", "1").with("FEN", fen).with("Result", "1-0");
  }

  private static SoundGame hopeless(SoundGame game, RandomGenerator random) {
    SoundGame start = from(game, Faults.oneOf(HOPELESS, random));
    start.play(start.end().legalMoves().get(0));
    return start;
  }

  /// In every edition, by the tag or by a remark.
  private static Planted wonOnTime(SoundGame game, RandomGenerator random) {
    SoundGame start = hopeless(game, random).with("Date", Faults.oneOf(DATES, random));
    SoundGame won =
        random.nextBoolean()
            ? start.with("Termination", "Time forfeit")
            : start.remark(
                Faults.oneOf(List.of("Black forfeits on time", "Black's flag fell"), random));
    return Planted.of(won.pgn(), "impossible-win 1");
  }

  private static Planted resigned(SoundGame game, RandomGenerator random) {
    SoundGame start = hopeless(game, random);
    SoundGame won = random.nextBoolean() ? start : start.remark("Black resigns");
    return Planted.of(won.pgn(), "impossible-win 1");
  }

  private static Planted playedOn(SoundGame game, RandomGenerator random) {
    SoundGame dead = from(game, Faults.oneOf(NEARLY_DEAD, random)).with("Result", "1/2-1/2");
    dead.play("Kxd3");
    int more = random.nextInt(1, 6);
    for (int ply = 0; ply < more; ply++) {
      dead.play(dead.end().legalMoves().get(ply % 2));
    }
    return Planted.of(dead.pgn(), "played-on 1");
  }

  private static Planted wonDead(SoundGame game, RandomGenerator random) {
    SoundGame dead = from(game, Faults.oneOf(NEARLY_DEAD, random));
    dead.play("Kxd3");
    SoundGame won = random.nextBoolean() ? dead : dead.with("Termination", "Time forfeit");
    return Planted.of(won.pgn(), "contradicted-result 1");
  }

  private static Planted seventyFiveMoves(SoundGame game, RandomGenerator random) {
    int missing = random.nextInt(1, 4);
    String fen = "8/8/8/4k3/8/8/8/R3K3 w - - " + (150 - missing) + " 90";
    SoundGame start = from(game, fen).with("Result", "1/2-1/2");
    List.of("Ra2", "Kd5", "Rb2", "Kd6", "Rc2").subList(0, missing + 1).forEach(start::play);
    return Planted.of(start.pgn(), "claimable-draw 0", "played-on " + missing);
  }

  private static Planted stalemateWon(SoundGame game, RandomGenerator random) {
    SoundGame start = from(game, "k7/8/1K6/8/8/2Q5/8/8 w - - 0 1");
    start.play("Qc7");
    return Planted.of(start.pgn(), "contradicted-result 1");
  }

  private static Planted early(SoundGame game, RandomGenerator random) {
    SoundGame begun = game.first(1).with("Result", "1/2-1/2");
    SoundGame drawn = random.nextBoolean() ? begun : begun.remark("Draw agreed");
    return Planted.of(drawn.pgn(), "early-draw 1");
  }

  private static Planted wrongRights(SoundGame game, RandomGenerator random) {
    SoundGame start = from(game, Faults.oneOf(WRONG_RIGHTS, random)).with("Result", "*");
    return Planted.of(start.pgn(), "inconsistent-start 0");
  }

  private static Planted unreachable(SoundGame game, RandomGenerator random) {
    SoundGame start = from(game, Faults.oneOf(UNREACHABLE, random)).with("Result", "*");
    return Planted.of(start.pgn(), "unreachable-start 0");
  }

  private static Planted unreadable(SoundGame game, RandomGenerator random) {
    String fen = Faults.oneOf(List.of("8/8/8/8/8/8/8/K7 w - - 0 1", "nonsense", "8/8/8"), random);
    SoundGame start = game.first(0).with("SetUp", "1").with("FEN", fen).with("Result", "*");
    return Planted.of(start.pgn(), "unreadable 0");
  }
}
