package org.jadoube.laws.state;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.laws.clock.Bonus;
import org.jadoube.laws.clock.ChessClock;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.event.AdjournmentEvent;
import org.jadoube.laws.event.AnnouncementEvent;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.ClockEvent;
import org.jadoube.laws.event.Completion;
import org.jadoube.laws.event.ConductEvent;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Event.OnlineEvent;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.event.ScoresheetEvent;
import org.jadoube.laws.game.DrawOffer;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.game.Ply;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.Regulations;
import org.jspecify.annotations.Nullable;

/// The standing of a game: everything but its regulations and events.
record Standing(
    Phase phase,
    Ply ply,
    ChessClock clock,
    Pending pending,
    Proceedings proceedings,
    Site site,
    @Nullable Ruling ending) {
  static Standing start(Regulations regulations) {
    return start(regulations, regulations.timeControl());
  }

  private static Standing start(Regulations regulations, TimeControl control) {
    Ply start = Ply.start(regulations.start());
    ChessClock clock =
        ChessClock.set(
            control,
            start.position().turn(),
            regulations.edition().value(Parameters.DELAYED_TIME_CARRIED_OVER));
    return new Standing(
        Phase.NOT_BEGUN, start, clock, Pending.NOTHING, Proceedings.NONE, Site.QUIET, null);
  }

  Standing after(Event event, Regulations regulations) {
    return switch (event) {
      case Event.MoveMade made -> after(made, regulations.edition());
      case Event.GameBegun begun ->
          with(Phase.RUNNING, clock.started(begun.at()))
              .with(site.tidied().with(site.presence().begun(begun.at())));
      case Event.ClocksPaused paused ->
          with(Phase.PAUSED, clock.stopped(paused.since()))
              .with(online().paused())
              .with(site.with(site.presence().paused(paused)));
      case Event.ClocksResumed resumed ->
          with(Phase.RUNNING, clock.started(resumed.at()))
              .with(online().resumed(resumed.at()))
              .with(site.with(site.presence().resumed(resumed.at())));
      case Event.DrawOffered offered ->
          with(pending.with(pending.offers().plus(offer(offered))))
              .with(proceedings.offered(ply.number()));
      case Event.DrawDeclined no ->
          with(pending.with(pending.offers().declined(no.by(), no.how())));
      case Event.DrawConsented _ -> with(pending.consented());
      case Event.DrawClaimed claimed ->
          with(pending.claimed(open(claimed))).with(declared(claimed, regulations));
      case Event.TakebackProposed proposed ->
          with(pending.with(new Pending.Takeback(proposed.by(), false)));
      case Event.TakebackDeclined declined ->
          with(pending.with(new Pending.Takeback(declined.by().opposite(), true)));
      case Event.MovesTakenBack back ->
          SiteStanding.backTo(back.ply(), back.at(), this).with(Pending.NOTHING);
      case Event.IncrementRequested requested -> with(quickplay().requested(requested));
      case Event.IncrementRefused _ -> with(quickplay().answered());
      case Event.QuickplayDrawClaimed claimed -> with(quickplay().claimed(claimed));
      case Event.QuickplayClaimVerified _ -> this;
      case AdjournmentEvent adjournment ->
          AdjournedStanding.after(adjournment, with(proceedings.after(adjournment))).settled();
      case AnnouncementEvent.StartDrawn drawn ->
          with(Ply.start(Setup.chess960(drawn.number())))
              .with(proceedings.after(drawn, ply))
              .with(site.tidied());
      case AnnouncementEvent.CastlingAnnounced said ->
          with(site.with(site.table().announcing(said.side())));
      case AnnouncementEvent.MoveExecuted _ when !isPlayed() -> this;
      case AnnouncementEvent said -> with(proceedings.after(said, ply));
      case ConductEvent _ -> this;
      case OnlineEvent happened -> with(online().after(happened, ply));
      case ScoresheetEvent written -> with(proceedings.after(written, ply));
      case BoardEvent board ->
          isPlayed() ? SiteStanding.after(board, this) : IdleStanding.after(board, this);
      case ClockEvent clocks -> SiteStanding.after(clocks, this);
      case Ruling ruling -> after(ruling, regulations);
    };
  }

  /// Whether the acts of hands are now part of the game: it has begun, is not adjourned, and is
  /// neither over nor concluded by a claim that waits for an arbiter.
  boolean isPlayed() {
    return (phase == Phase.RUNNING || phase == Phase.PAUSED)
        && !proceedings.adjournment().holdsTheGame()
        && !proceedings.quickplay().isReferred();
  }

  /// The pieces are set up again before play goes on.
  private Standing settled() {
    return isPlayed() ? with(site.tidied()) : this;
  }

  private Online online() {
    return proceedings.online();
  }

  private Standing with(Online online) {
    return with(proceedings.with(online));
  }

  private Quickplay quickplay() {
    return proceedings.quickplay();
  }

  private Standing with(Quickplay quickplay) {
    return with(proceedings.with(quickplay));
  }

  private Standing after(Event.MoveMade made, Edition edition) {
    ChessClock next =
        switch (made.completion()) {
          case PRESSED -> clock.pressed(made.by(), made.at());
          case ENDS_THE_GAME -> clock.ended(made.by(), made.at());
          case PENDING -> clock;
        };
    Ply reached = ply.next(made);
    boolean pressed = made.completion() != Completion.PENDING;
    Table after = site.table().afterMove(made.by(), pressed, reached);
    return new Standing(
        phase,
        reached,
        next,
        pending.afterMove(),
        timed(made, edition).made(reached).with(online().after(made)),
        site.with(after).with(site.irregularities().movedAgain(made.by())),
        ending);
  }

  private Proceedings timed(Event.MoveMade made, Edition edition) {
    return ShortOfTime.in(edition)
        .map(little -> proceedings.timed(made.by(), clock, little, made.at()))
        .orElse(proceedings);
  }

  private DrawOffer offer(Event.DrawOffered offered) {
    return new DrawOffer(offered.by(), ply.number(), offered.moment());
  }

  private OpenClaim open(Event.DrawClaimed claimed) {
    return new OpenClaim(claimed, ply.number(), ply.turn(), site.table().touched());
  }

  /// The proceedings after a claim. A player who does not have the move cannot declare one.
  private Proceedings declared(Event.DrawClaimed claimed, Regulations regulations) {
    return claimed.by() == ply.turn() && regulations.has(Arrangement.SCORES_KEPT_BY_PLAYERS)
        ? proceedings.declared(claimed, ply)
        : proceedings;
  }

  private Standing after(Ruling ruling, Regulations regulations) {
    Standing state = with(proceedings.after(ruling)).with(pending.after(ruling));
    for (Consequence consequence : ruling.consequences()) {
      state = state.after(consequence, ruling, regulations);
    }
    return state.settled();
  }

  private Standing after(Consequence consequence, Ruling ruling, Regulations regulations) {
    Instant at = ruling.at();
    return switch (consequence) {
      case Consequence.Ends _ -> ended(ruling);
      case Consequence.TimeAdded(Colour to, Duration time) -> with(clock.added(to, time, at));
      case Consequence.TimeTaken(Colour from, Duration time) ->
          with(clock.added(from, time.negated(), at));
      case Consequence.TimeSet(Colour of, Duration remaining) -> with(clock.set(of, remaining, at));
      case Consequence.PeriodBegins(Colour of, int moves) -> with(clock.nextPeriod(of, moves, at));
      case Consequence.MoveCounterSet(Colour of, int completed) ->
          with(clock.counted(of, completed, at));
      case Consequence.BonusIntroduced(Duration each, boolean asDelay) ->
          with(clock.withLastBonus(Bonus.of(each, asDelay), at));
      case Consequence.IncrementCorrected(Duration each, boolean asDelay) ->
          with(clock.withBonus(Bonus.of(each, asDelay), at));
      case Consequence.MoveBinds binds -> with(pending.boundTo(binds.attempt()));
      case Consequence.PositionRestored(int number) -> SiteStanding.backTo(number, at, this);
      case Consequence.TouchBinds(Colour _, List<Square> touched) ->
          with(site.with(site.table().bound(touched)));
      case Consequence.ReleaseBinds(Colour _, Piece piece, Square square) ->
          with(site.with(site.table().bound(new Placed(piece, square))));
      case Consequence.ChoiceBinds(Colour _, Role promotion) ->
          with(site.with(site.table().choosing(promotion)));
      case Consequence.IllegalMoveCounted(Colour by, int _) ->
          with(site.with(site.irregularities().counted(by)));
      case Consequence.BoardTurned _ -> with(site.with(site.irregularities().boardTurned()));
      case Consequence.ColoursStay _ -> with(site.with(site.irregularities().coloursStay()));
      case Consequence.NewGame(var control) ->
          start(regulations, control.orElse(regulations.timeControl()));
      case Consequence.GameReopened _ -> reopened();
      case Consequence.CountsAsWin _,
          Consequence.Warned _,
          Consequence.Fined _,
          Consequence.Excluded _,
          Consequence.Expelled _ ->
          this;
    };
  }

  /// The standing of a game that is reopened. One that ended before White's clock was started has
  /// still to begin.
  private Standing reopened() {
    Phase again = site.presence().begun().isPresent() ? Phase.PAUSED : Phase.NOT_BEGUN;
    return new Standing(again, ply, clock, pending, proceedings.unsigned(), site.tidied(), null);
  }

  /// The matters pending between the players; none once the game is over.
  Pending open() {
    return phase == Phase.FINISHED ? Pending.NOTHING : pending;
  }

  private Standing ended(Ruling ruling) {
    return new Standing(
        Phase.FINISHED,
        ply,
        clock.stopped(ruling.at()),
        pending.ended(ruling),
        ruling.result().map(proceedings::unsignedUnless).orElse(proceedings),
        site,
        ruling);
  }

  Standing with(Phase phase, ChessClock clock) {
    return new Standing(phase, ply, clock, pending, proceedings, site, ending);
  }

  Standing with(Ply ply) {
    return new Standing(phase, ply, clock, pending, proceedings, site, ending);
  }

  Standing with(ChessClock clock) {
    return new Standing(phase, ply, clock, pending, proceedings, site, ending);
  }

  Standing with(Pending pending) {
    return new Standing(phase, ply, clock, pending, proceedings, site, ending);
  }

  Standing with(Site site) {
    return new Standing(phase, ply, clock, pending, proceedings, site, ending);
  }

  Standing with(Proceedings proceedings) {
    return new Standing(phase, ply, clock, pending, proceedings, site, ending);
  }
}
