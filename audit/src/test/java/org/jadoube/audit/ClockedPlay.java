package org.jadoube.audit;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Move;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.record.GameRecord;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.notation.pgn.game.PgnTag;
import org.jadoube.notation.pgn.game.PgnWriter;

/// A game on clocks, led by the referee to whatever end it takes.
///
/// @param at the time of the last act
record ClockedPlay(Game game, Instant at) {
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

  private static final List<String> CONTROLS =
      List.of("300+3", "7200", "60", "900d5", "40/5400+30:900+30", "20/600:10/300", "5/30:5/30:60");

  /// How the players end it if nothing else does.
  private enum End {
    RESIGNATION,
    AGREEMENT,
    REPETITION_CLAIM,
    FIFTY_MOVE_CLAIM,
    FLAG,
    NONE
  }

  static ClockedPlay of(RandomPlay play, Edition edition, RandomGenerator random) {
    String control = CONTROLS.get(random.nextInt(CONTROLS.size()));
    Regulations regulations =
        Regulations.of(TimeControl.read(control).orThrow()).with(edition).with(play.start());
    ClockedPlay now = new ClockedPlay(Game.of(regulations), NOON);
    now = now.then(new Act(Actor.CLOCK, NOON, new Act.Begin()));
    int longest = 1 + random.nextInt(20_000);
    for (Move move : play.moves()) {
      now = now.later(random.nextInt(longest));
      if (now.isOver()) {
        return now;
      }
      now = now.then(new Act(now.mover(), now.at, new Act.Move(Attempt.of(move))));
    }
    return now.isOver() ? now : now.ended(End.values()[random.nextInt(End.values().length)]);
  }

  private ClockedPlay ended(End end) {
    Actor opponent = Actor.player(game.turn().opposite());
    return switch (end) {
      case RESIGNATION -> then(new Act(mover(), at, new Act.Resign()));
      case AGREEMENT ->
          then(new Act(mover(), at, new Act.OfferDraw(Optional.empty())))
              .then(new Act(opponent, at, new Act.AcceptDraw()));
      case REPETITION_CLAIM -> claim(Claim.THREEFOLD);
      case FIFTY_MOVE_CLAIM -> claim(Claim.FIFTY_MOVES);
      case FLAG -> later(Duration.ofDays(1).toMillis());
      case NONE -> this;
    };
  }

  private ClockedPlay claim(Claim claim) {
    return then(new Act(mover(), at, new Act.ClaimDraw(claim, Optional.empty())));
  }

  /// This game after some time, in which a flag may have fallen.
  private ClockedPlay later(long millis) {
    ClockedPlay later = new ClockedPlay(game, at.plusMillis(millis));
    return later.then(new Act(Actor.CLOCK, later.at, new Act.ObserveFlag()));
  }

  /// This game after `act`; unchanged if that is refused.
  private ClockedPlay then(Act act) {
    return new ClockedPlay(Laws.decide(act, game).game(), at);
  }

  private Actor mover() {
    return Actor.player(game.turn());
  }

  boolean isOver() {
    return game.phase() == Phase.FINISHED;
  }

  /// The referee's record of it.
  String pgn() {
    return PgnWriter.write(
        GameRecord.of(
            game,
            List.of(
                new PgnTag("Event", "?"),
                new PgnTag("Site", "?"),
                new PgnTag("Date", "2026.01.01"),
                new PgnTag("Round", "?"),
                new PgnTag("White", "?"),
                new PgnTag("Black", "?"))));
  }
}
