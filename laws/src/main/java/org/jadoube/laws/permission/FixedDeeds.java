package org.jadoube.laws.permission;

import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Act.Deed;
import org.jadoube.laws.act.Act.OnlineAct;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.act.AppealVerdict;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.Card;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.DeviceUse;
import org.jadoube.laws.act.DisconnectionVerdict;
import org.jadoube.laws.act.Irregularity;
import org.jadoube.laws.act.Link;
import org.jadoube.laws.act.Manner;
import org.jadoube.laws.act.Mishandling;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.act.Penalty;
import org.jadoube.laws.act.QuickplayAct;
import org.jadoube.laws.act.QuickplayGround;
import org.jadoube.laws.act.QuickplayVerdict;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.act.ScoresheetNote;
import org.jadoube.laws.edition.Rule;

/// Samples that serve in any game, for the kinds that need no others, filed by kind and manner.
final class FixedDeeds {
  /// A time that is neither zero nor too long.
  private static final Duration SOME_TIME = Duration.ofMinutes(1);

  private static final Optional<Result.Score> WIN = Optional.of(Result.Score.WIN);

  private static final Map<Class<? extends Deed>, Map<Optional<Manner>, List<Deed>>> FILED =
      filed(
          Stream.of(
                  inTheGame(),
                  withTheClock(),
                  onPaperAndAloud(),
                  decided(),
                  online(),
                  each(PauseReason.values(), Act.Pause::new),
                  each(Irregularity.values(), BoardAct.Report::new),
                  Arrays.stream(Claim.values()).flatMap(FixedDeeds::claimed),
                  penalties().flatMap(FixedDeeds::imposed),
                  each(CastlingSide.values(), AnnouncementAct.AnnounceCastling::new),
                  each(DeviceUse.values(), FixedDeeds::found),
                  links(OnlineAct.NoteDisconnection::new),
                  links(OnlineAct.NoteReconnection::new),
                  each(Colour.values(), FixedDeeds::playOn),
                  each(Colour.values(), colour -> new ScoresheetAct.AssumeNextPeriod(colour, 0)),
                  each(Colour.values(), FixedDeeds::rejected))
              .flatMap(Function.identity()));

  private FixedDeeds() {}

  /// The samples of a kind, for each manner of it; empty if they depend on the game.
  static Stream<Stream<? extends Deed>> of(Class<? extends Deed> kind) {
    return FILED.getOrDefault(kind, Map.of()).values().stream().map(List::stream);
  }

  private static Map<Class<? extends Deed>, Map<Optional<Manner>, List<Deed>>> filed(
      Stream<Deed> deeds) {
    Map<Class<? extends Deed>, Map<Optional<Manner>, List<Deed>>> filed = new HashMap<>();
    deeds.forEach(deed ->
        filed
            .computeIfAbsent(deed.getClass(), _ -> new LinkedHashMap<>())
            .merge(Manner.of(deed), List.of(deed), FixedDeeds::both));
    return filed;
  }

  private static List<Deed> both(List<Deed> some, List<Deed> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }

  private static <T> Stream<Deed> each(T[] values, Function<T, Deed> deed) {
    return Arrays.stream(values).map(deed);
  }

  private static Stream<Deed> inTheGame() {
    return Stream.of(
        new Act.Begin(),
        new Act.OfferDraw(),
        new Act.AcceptDraw(),
        new Act.DeclineDraw(),
        new Act.Resign(),
        new Act.ProposeTakeback(),
        new Act.AcceptTakeback(),
        new Act.DeclineTakeback(),
        new Act.DecideClaim(),
        new Act.WithdrawClaim(),
        new Act.ClaimFlag(),
        new Act.ObserveFlag(),
        new Act.Resume(),
        new Act.SetClock(Colour.WHITE, SOME_TIME, true),
        new Act.AwardTime(Colour.WHITE, SOME_TIME),
        new Act.ConsentToDraw(),
        new Act.DecideResult(Result.DRAW, Rule.ARBITER_OVERRULES),
        new BoardAct.PutBack(),
        new BoardAct.RestorePosition(0),
        new BoardAct.AgreeToCorrect(),
        new BoardAct.DecideColours(true));
  }

  private static Stream<Deed> withTheClock() {
    return Stream.of(
        new ClockAct.Press(false),
        new ClockAct.Mishandle(Mishandling.HITTING),
        new ClockAct.Arrive(),
        new ClockAct.ObserveAbsence(),
        new ClockAct.Admit(Colour.WHITE),
        new ClockAct.ReplaceClock(SOME_TIME, SOME_TIME),
        new ClockAct.SetMoveCounter(Colour.WHITE, 0),
        new ClockAct.CorrectIncrement(Duration.ZERO, false, true),
        new ClockAct.FindBothFlagsDown());
  }

  private static Stream<Deed> onPaperAndAloud() {
    return Stream.of(
        new ScoresheetAct.BorrowScoresheet(),
        new ScoresheetAct.ReturnScoresheet(),
        new ScoresheetAct.WriteNote(ScoresheetNote.TIMES, "0:59"),
        new ScoresheetAct.UncoverScoresheet(Colour.WHITE),
        new ScoresheetAct.RequestScoresheet(),
        new ScoresheetAct.SeeScoresheet(),
        new ScoresheetAct.CallForScores(),
        new ScoresheetAct.ReconstructGame(),
        new AnnouncementAct.DrawStart(0),
        new AnnouncementAct.ReportDifference(),
        new AnnouncementAct.RequestTwoBoards(),
        new AnnouncementAct.TakeAssistant(),
        new AnnouncementAct.AskAssistant(),
        new AnnouncementAct.InformPlayer(),
        new AnnouncementAct.ReportTouch(Square.E4));
  }

  private static Stream<Deed> decided() {
    return Stream.of(
        new AdjournmentAct.OrderSealing(Optional.empty()),
        new AdjournmentAct.CloseEnvelope(),
        new AdjournmentAct.ReportEnvelopeLost(true),
        new AdjournmentAct.SealReply(PossibleDeeds.ANY_MOVE, Optional.empty()),
        new AdjournmentAct.BeginResumption(EnumSet.allOf(Colour.class)),
        new AdjournmentAct.ArriveForResumption(),
        new AdjournmentAct.ExcuseLateness(Colour.WHITE),
        new AdjournmentAct.DisputeTimes(),
        new QuickplayAct.RequestIncrement(false),
        new QuickplayAct.AnswerIncrementRequest(false),
        new QuickplayAct.ClaimQuickplayDraw(Set.of(QuickplayGround.CANNOT_WIN)),
        new QuickplayAct.VerifyQuickplayClaim(true),
        new QuickplayAct.DecideQuickplayClaim(QuickplayVerdict.UPHELD, false),
        new ConductAct.FindRefusal(Set.of(Colour.WHITE), WIN),
        new ConductAct.Appeal(),
        new ConductAct.DecideAppeal(new AppealVerdict.Dismissed()),
        new ConductAct.TakeBackDecision("slip"),
        new ConductAct.ExpelInterferer(""),
        new ConductAct.TellMoveNumber());
  }

  private static Stream<Deed> online() {
    return Stream.of(
        new OnlineAct.ChooseAids(Set.of()),
        new OnlineAct.EnterPremove(Attempts.any()),
        new OnlineAct.DropEntry(),
        new OnlineAct.ConfirmMove(),
        new OnlineAct.CallArbiter(),
        new OnlineAct.ShowCard(Colour.WHITE, Card.YELLOW));
  }

  /// The claims on the board as it stands, and by a move. That move is only looked at once the
  /// claim is accepted.
  private static Stream<Deed> claimed(Claim claim) {
    return Stream.of(
        new Act.ClaimDraw(claim), new Act.ClaimDraw(claim, Optional.of(Attempts.any())));
  }

  private static Stream<Deed> links(BiFunction<Colour, Link, Deed> deed) {
    return Arrays.stream(Colour.values())
        .flatMap(player -> each(Link.values(), link -> deed.apply(player, link)));
  }

  private static Stream<Penalty> penalties() {
    Stream<Penalty> plain =
        Stream.of(
            new Penalty.Warning(),
            new Penalty.MoreTimeForOpponent(SOME_TIME),
            new Penalty.LessTime(SOME_TIME),
            new Penalty.MorePointsForOpponent(),
            new Penalty.Fine(""),
            new Penalty.Exclusion(1),
            new Penalty.Expulsion());
    Stream<Penalty> points = Arrays.stream(Result.Score.values()).map(Penalty.FewerPoints::new);
    Stream<Penalty> games = Arrays.stream(Result.Score.values()).map(Penalty.LossOfGame::new);
    return Stream.of(plain, points, games).flatMap(Function.identity());
  }

  private static Stream<Deed> imposed(Penalty penalty) {
    return each(Colour.values(), offender -> new Act.Penalise(offender, penalty));
  }

  private static Deed found(DeviceUse use) {
    return new ConductAct.FindDevice(Colour.WHITE, use, WIN);
  }

  private static Deed playOn(Colour player) {
    return new OnlineAct.DecideDisconnection(player, new DisconnectionVerdict.PlayOn());
  }

  private static Deed rejected(Colour player) {
    return new ClockAct.RejectPause(player, new Penalty.Warning());
  }
}
