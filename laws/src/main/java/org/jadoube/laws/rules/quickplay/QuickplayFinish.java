package org.jadoube.laws.rules.quickplay;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.act.QuickplayAct;
import org.jadoube.laws.act.QuickplayGround;
import org.jadoube.laws.clock.ChessClock;
import org.jadoube.laws.clock.Period;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Parameter;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.edition.choice.Supervised;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.QuickplayObjection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.refusal.ScoresheetObjection;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.TimeClass;
import org.jadoube.laws.rules.FastGames;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.rules.Scorekeeping;
import org.jadoube.laws.rules.draw.DrawOffers;
import org.jadoube.laws.state.GameState;
import org.jadoube.laws.state.Quickplay;

/// Guidelines III (Article 10 and Appendix D before 2014, Appendix G in 2014): when a game is in a
/// quickplay finish, and what players may ask for there.
public final class QuickplayFinish {
  private QuickplayFinish() {}

  /// Whether all remaining moves must be made in the time on the clocks.
  public static boolean isFinish(ChessClock clock, Colour colour) {
    if (!clock.control().isTimed()) {
      return false;
    }
    Period period = clock.periodOf(colour);
    return period.moves().isEmpty() && period.bonus().time().isZero();
  }

  /// @param below the time that a player must have less than
  private static Optional<Objection> objection(
      Actor by, Instant at, Duration below, GameState game) {
    if (!(by instanceof Actor.Player(Colour player))) {
      return Optional.of(new Objection.NotForThisActor(by, Entitled.PLAYER_IN_PERSON));
    }
    if (game.edition().has(Rule.QUICKPLAY_IF_ANNOUNCED)
        && !game.regulations().has(Arrangement.QUICKPLAY_GUIDELINES)) {
      return Optional.of(new QuickplayObjection.QuickplayNotAnnounced());
    }
    if (isExcludedAsBlitz(game)) {
      return Optional.of(new QuickplayObjection.NotInBlitz());
    }
    if (!isFinish(game.clock(), player)) {
      return Optional.of(new QuickplayObjection.NoQuickplayFinish());
    }
    return objectionNow(player, at, below, game);
  }

  /// The citation for an objection.
  private static Rule rule(Objection objection, Rule otherwise) {
    return switch (objection) {
      case QuickplayObjection.QuickplayNotAnnounced _ -> Rule.QUICKPLAY_IF_ANNOUNCED;
      case QuickplayObjection.NotInBlitz _ -> Rule.QUICKPLAY_NOT_IN_BLITZ;
      case QuickplayObjection.NoQuickplayFinish _ -> Rule.QUICKPLAY_FINISH;
      default -> otherwise;
    };
  }

  /// Why these guidelines do not apply to a game: they were not announced, it is blitz, or time is
  /// added per move.
  static Optional<Refusal> notInUse(GameState game) {
    if (!game.regulations().has(Arrangement.QUICKPLAY_GUIDELINES)) {
      return refusal(
          Rule.QUICKPLAY_IF_ANNOUNCED, new QuickplayObjection.QuickplayNotAnnounced(), game);
    }
    if (isExcludedAsBlitz(game)) {
      return refusal(Rule.QUICKPLAY_NOT_IN_BLITZ, new QuickplayObjection.NotInBlitz(), game);
    }
    boolean adds =
        Stream.of(Colour.values())
            .flatMap(colour -> game.clock().control().of(colour).periods().stream())
            .anyMatch(period -> !period.bonus().time().isZero());
    return adds
        ? refusal(Rule.QUICKPLAY_NOT_IN_BLITZ, new QuickplayObjection.NoQuickplayFinish(), game)
        : Optional.empty();
  }

  private static Optional<Refusal> refusal(Rule rule, Objection objection, GameState game) {
    return Optional.of(new Refusal(game.cite(rule), objection));
  }

  private static boolean isExcludedAsBlitz(GameState game) {
    return game.regulations().timeClass() == TimeClass.BLITZ
        && (FastGames.isUnsupervised(game)
            || game.parameter(Parameters.NO_QUICKPLAY_IN_BLITZ) == Supervised.ANY);
  }

  private static Optional<Objection> objectionNow(
      Colour player, Instant at, Duration below, GameState game) {
    if (game.turn() != player) {
      return Optional.of(new Objection.NotHavingTheMove(game.turn()));
    }
    Duration left = game.clock().left(player, at).orElse(Duration.ZERO);
    if (left.isZero()) {
      Instant fell = game.clock().flagFell(player, at).orElse(at);
      return Optional.of(new Objection.FlagHasFallen(player, fell));
    }
    if (left.compareTo(below) >= 0) {
      return Optional.of(new QuickplayObjection.TooMuchTimeLeft(left));
    }
    Quickplay open = game.proceedings().quickplay();
    return open.request().isPresent() || open.claimant().isPresent()
        ? Optional.of(new QuickplayObjection.AwaitingTheArbiter())
        : Optional.empty();
  }

  /// An extra five seconds per move for both players. The request also offers a draw.
  static Outcome request(QuickplayAct.RequestIncrement deed, Act act, GameState game) {
    Rule rule = Rule.INCREMENT_REQUESTED;
    if (!game.edition().has(rule)) {
      return Outcome.refused(game, Rule.QUICKPLAY_CLAIM, new Objection.NotInThisEdition(rule));
    }
    Optional<Objection> objection =
        game.regulations().arbiterPresent()
            ? objection(
                act.by(), act.at(), game.parameter(Parameters.INCREMENT_REQUESTED_BELOW), game)
            : Optional.of(new Objection.NoArbiter());
    if (objection.isPresent()) {
      return Outcome.refused(game, rule(objection.get(), rule), objection.get());
    }
    Times times = game.clock().times(act.at());
    Citation citation = game.cite(rule);
    Event requested =
        new Event.IncrementRequested(act.at(), citation, game.turn(), deed.asDelay(), times);
    return Outcome.of(game, requested)
        .then(next -> DrawOffers.offerByClaim(rule, game.turn(), act.at(), next));
  }

  /// The claim stops the clocks or, without an arbiter present, ends the game.
  static Outcome claim(QuickplayAct.ClaimQuickplayDraw deed, Act act, GameState game) {
    boolean arbiter = game.regulations().arbiterPresent();
    Parameter<Duration> below =
        arbiter ? Parameters.QUICKPLAY_CLAIM_BELOW : Parameters.CLAIM_WITHOUT_ARBITER_BELOW;
    Rule rule = below.rule();
    Optional<Refusal> refusal =
        objection(act.by(), act.at(), game.parameter(below), game)
            .map(objection -> new Refusal(game.cite(rule(objection, rule)), objection))
            .or(() -> grounds(deed, game));
    if (refusal.isPresent()) {
      return Outcome.refused(game, refusal.get());
    }
    Times times = game.clock().times(act.at());
    Event claimed =
        new Event.QuickplayDrawClaimed(
            act.at(), game.cite(rule), game.turn(), deed.grounds(), times);
    return Outcome.of(game, claimed)
        .then(next -> offer(game.turn(), act.at(), next))
        .then(next ->
            next.phase() == Phase.PAUSED
                ? Outcome.nothing(next)
                : Outcome.of(next, stopped(act, next)));
  }

  /// Without an arbiter, a player who claims that the opponent makes no effort must hand in a
  /// complete score.
  private static Optional<Refusal> grounds(QuickplayAct.ClaimQuickplayDraw deed, GameState game) {
    if (deed.grounds().isEmpty()) {
      return Optional.of(new Refusal(game.cite(Rule.QUICKPLAY_CLAIM), new Objection.OutOfRange()));
    }
    int complete = game.scoresheet(game.turn()).complete();
    boolean lacking =
        !game.regulations().arbiterPresent()
            && deed.grounds().contains(QuickplayGround.NO_EFFORT)
            && Scorekeeping.isByPlayers(game)
            && complete < game.ply().number();
    return lacking
        ? Optional.of(
            new Refusal(
                game.cite(Rule.QUICKPLAY_NO_EFFORT),
                new ScoresheetObjection.ScoresheetIncomplete(game.turn(), complete + 1)))
        : Optional.empty();
  }

  /// The draw offer in a claim. Without an arbiter the game is over, and nothing can be offered any
  /// more.
  private static Outcome offer(Colour player, Instant at, GameState game) {
    return game.regulations().arbiterPresent()
            && game.parameter(Parameters.QUICKPLAY_CLAIM_IS_OFFER)
        ? DrawOffers.offerByClaim(Rule.CLAIM_IS_OFFER, player, at, game)
        : Outcome.nothing(game);
  }

  /// The pause for a claim. Without an arbiter nobody is called: the claim has ended the game.
  private static Event stopped(Act act, GameState game) {
    boolean called = game.regulations().arbiterPresent();
    Rule rule = called ? Rule.CLOCK_STOPPED_FOR_ASSISTANCE : Rule.QUICKPLAY_WITHOUT_ARBITER;
    PauseReason reason = called ? PauseReason.ASSISTANCE : PauseReason.INTERRUPTION;
    Times times = game.clock().times(act.at());
    return new Event.ClocksPaused(act.at(), game.cite(rule), act.by(), reason, act.at(), times);
  }
}
