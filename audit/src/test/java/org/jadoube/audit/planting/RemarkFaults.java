package org.jadoube.audit.planting;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jadoube.audit.planting.Faults.Fault;

/// Records whose remark about the end contradicts the result.
final class RemarkFaults {
  /// Black's win, except for one fallen flag.
  private static final List<String> BLACK_WON =
      List.of(
          "White resigns",
          "Black won by resignation",
          "%s resigns",
          "Black won",
          "White lost",
          "White forfeits");

  private static final List<String> DRAWN =
      List.of("Draw agreed", "Game drawn by agreement", "drawn", "Drawn by mutual agreement");

  private static final List<String> NOT_THERE =
      List.of(
          "White checkmated",
          "Stalemate",
          "Game drawn by stalemate",
          "Game drawn by 50-move rule",
          "Neither player has mating material");

  private static final List<String> FLAGS =
      List.of(
          "White forfeits on time",
          "White lost on time",
          "White's flag fell",
          "White ran out of time",
          "White overstepped the time limit",
          "%s ran out of time",
          "Black won on time");

  static final List<Fault> ALL =
      List.of(
          RemarkFaults::differing,
          RemarkFaults::lost,
          RemarkFaults::lostByTag,
          RemarkFaults::drawn,
          RemarkFaults::notThere,
          RemarkFaults::flag,
          RemarkFaults::flagByTag,
          RemarkFaults::unterminated);

  private RemarkFaults() {}

  private static Planted differing(SoundGame game, RandomGenerator random) {
    boolean drawn = game.result().equals("1/2-1/2");
    return Planted.of(game.pgn(drawn ? "1-0" : "1/2-1/2"), "differing-results " + game.plies());
  }

  private static String said(SoundGame game, List<String> remarks, RandomGenerator random) {
    return Faults.oneOf(remarks, random).replace("%s", game.tags().getOrDefault("White", ""));
  }

  private static Planted termination(SoundGame game) {
    return Planted.of(game.pgn(), "contradicted-termination " + game.plies());
  }

  private static String notBlack(RandomGenerator random) {
    return random.nextBoolean() ? "1-0" : "1/2-1/2";
  }

  private static Planted lost(SoundGame game, RandomGenerator random) {
    return termination(game.remark(said(game, BLACK_WON, random)).with("Result", notBlack(random)));
  }

  private static Planted lostByTag(SoundGame game, RandomGenerator random) {
    return termination(
        game.with("Termination", said(game, BLACK_WON, random)).with("Result", notBlack(random)));
  }

  private static Planted drawn(SoundGame game, RandomGenerator random) {
    String won = random.nextBoolean() ? "1-0" : "0-1";
    return termination(game.remark(said(game, DRAWN, random)).with("Result", won));
  }

  private static Planted notThere(SoundGame game, RandomGenerator random) {
    String said = said(game, NOT_THERE, random);
    return termination(random.nextBoolean() ? game.remark(said) : game.with("Termination", said));
  }

  private static Planted flag(SoundGame game, RandomGenerator random) {
    game.remark(said(game, FLAGS, random)).with("Result", notBlack(random));
    return Planted.of(game.pgn(), "contradicted-result " + game.plies());
  }

  private static Planted flagByTag(SoundGame game, RandomGenerator random) {
    game.with("Termination", said(game, FLAGS, random)).with("Result", notBlack(random));
    return Planted.of(game.pgn(), "contradicted-result " + game.plies());
  }

  private static Planted unterminated(SoundGame game, RandomGenerator random) {
    return termination(game.with("Termination", "unterminated"));
  }
}
