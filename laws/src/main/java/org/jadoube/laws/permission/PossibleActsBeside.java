package org.jadoube.laws.permission;

import static org.jadoube.laws.permission.PossibleActs.Family.one;

import java.time.Instant;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ActKind;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.act.AppealVerdict;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.DeviceUse;
import org.jadoube.laws.act.EnvelopeLabel;
import org.jadoube.laws.act.Incident;
import org.jadoube.laws.act.QuickplayAct;
import org.jadoube.laws.act.QuickplayGround;
import org.jadoube.laws.act.QuickplayVerdict;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.act.ScoresheetNote;
import org.jadoube.laws.event.Written;
import org.jadoube.laws.state.GameState;

/// Acts away from the board: on scoresheets, aloud, with envelopes, in a quickplay finish, and
/// concerning conduct.
final class PossibleActsBeside implements PossibleActs.Family {
  private static final String ANY_MOVE = "e4";

  private final GameState game;
  private final Attempts attempts;
  private final Actor by;
  private final Instant at;

  PossibleActsBeside(GameState game, Attempts attempts, Actor by, Instant at) {
    this.game = game;
    this.attempts = attempts;
    this.by = by;
    this.at = at;
  }

  @Override
  public Optional<Stream<? extends Act>> of(ActKind kind) {
    return writing(kind)
        .or(() -> scores(kind))
        .or(() -> moves(kind))
        .or(() -> assistance(kind))
        .or(() -> sealing(kind))
        .or(() -> resuming(kind))
        .or(() -> quickplay(kind))
        .or(() -> conduct(kind));
  }

  private int written() {
    return by.side().map(side -> game.scoresheet(side).complete()).orElse(0);
  }

  /// Lines on which something may stand although the first is empty, and can be struck out.
  private Stream<Integer> aheadOrApart() {
    Stream<Integer> apart =
        by.side().stream()
            .flatMap(side -> game.scoresheet(side).apart().keySet().stream().limit(1));
    return Stream.concat(apart, Stream.of(game.ply().number() + 1)).distinct();
  }

  private Stream<Integer> offers() {
    return game.proceedings().scoresheets().offers().stream();
  }

  private Optional<Stream<? extends Act>> writing(ActKind kind) {
    Optional<String> english = Optional.empty();
    return switch (kind) {
      case WRITE_MOVE -> one(new ScoresheetAct.WriteMove(by, at, written() + 1, ANY_MOVE, english));
      case CORRECT_MOVE ->
          Optional.of(
              Stream.concat(
                  Stream.of(new ScoresheetAct.CorrectMove(by, at, 1, ANY_MOVE, english)),
                  aheadOrApart()
                      .map(ply -> new ScoresheetAct.CorrectMove(by, at, ply, "", english))));
      case MARK_OFFER ->
          Optional.of(
              Stream.concat(offers(), Stream.of(game.ply().number()))
                  .map(ply -> new ScoresheetAct.MarkOffer(by, at, ply)));
      case WRITE_NOTE -> one(new ScoresheetAct.WriteNote(by, at, ScoresheetNote.TIMES, "0:59"));
      case SIGN_RESULT ->
          one(new ScoresheetAct.SignResult(by, at, game.result().orElse(Result.DRAW)));
      default -> Optional.empty();
    };
  }

  private Optional<Stream<? extends Act>> scores(ActKind kind) {
    return switch (kind) {
      case BORROW_SCORESHEET -> one(new ScoresheetAct.BorrowScoresheet(by, at));
      case RETURN_SCORESHEET -> one(new ScoresheetAct.ReturnScoresheet(by, at));
      case UNCOVER_SCORESHEET -> one(new ScoresheetAct.UncoverScoresheet(by, at, Colour.WHITE));
      case REQUEST_SCORESHEET -> one(new ScoresheetAct.RequestScoresheet(by, at));
      case SEE_SCORESHEET -> one(new ScoresheetAct.SeeScoresheet(by, at));
      case CALL_FOR_SCORES -> one(new ScoresheetAct.CallForScores(by, at));
      case RECONSTRUCT_GAME -> one(new ScoresheetAct.ReconstructGame(by, at));
      case ASSUME_NEXT_PERIOD ->
          ofBoth(colour -> new ScoresheetAct.AssumeNextPeriod(by, at, colour, 0));
      default -> Optional.empty();
    };
  }

  private static Optional<Stream<? extends Act>> ofBoth(Function<Colour, Act> act) {
    return Optional.of(Arrays.stream(Colour.values()).map(act));
  }

  private Optional<Stream<? extends Act>> moves(ActKind kind) {
    return switch (kind) {
      case ANNOUNCE_MOVE -> said(attempt -> new AnnouncementAct.AnnounceMove(by, at, attempt));
      case CORRECT_ANNOUNCEMENT ->
          said(attempt -> new AnnouncementAct.CorrectAnnouncement(by, at, attempt));
      case REPEAT_MOVE -> again(attempt -> new AnnouncementAct.RepeatMove(by, at, attempt));
      case EXECUTE_MOVE -> again(attempt -> new AnnouncementAct.ExecuteMove(by, at, attempt));
      case ANNOUNCE_CASTLING ->
          Optional.of(
              Arrays.stream(CastlingSide.values())
                  .map(side -> new AnnouncementAct.AnnounceCastling(by, at, side)));
      case DRAW_START -> one(new AnnouncementAct.DrawStart(by, at, 0));
      default -> Optional.empty();
    };
  }

  private Optional<Stream<? extends Act>> said(Function<Attempt, Act> act) {
    return Optional.of(attempts.get().map(act));
  }

  private Optional<Stream<? extends Act>> again(Function<Attempt, Act> act) {
    return Optional.of(
        Stream.concat(game.announcements().announced().stream(), Stream.of(Attempts.any()))
            .map(act));
  }

  private Optional<Stream<? extends Act>> assistance(ActKind kind) {
    return switch (kind) {
      case REPORT_DIFFERENCE -> one(new AnnouncementAct.ReportDifference(by, at));
      case REQUEST_TWO_BOARDS -> one(new AnnouncementAct.RequestTwoBoards(by, at));
      case TAKE_ASSISTANT -> one(new AnnouncementAct.TakeAssistant(by, at));
      case ASK_ASSISTANT -> one(new AnnouncementAct.AskAssistant(by, at));
      case INFORM_PLAYER -> one(new AnnouncementAct.InformPlayer(by, at));
      case REPORT_TOUCH -> one(new AnnouncementAct.ReportTouch(by, at, Square.E4));
      default -> Optional.empty();
    };
  }

  private Optional<Stream<? extends Act>> sealing(ActKind kind) {
    Optional<String> english = Optional.empty();
    EnvelopeLabel label = new EnvelopeLabel("", "", at, "");
    String written = game.adjournment().written().map(Written::text).orElse(ANY_MOVE);
    return switch (kind) {
      case ORDER_SEALING -> one(new AdjournmentAct.OrderSealing(by, at, Optional.empty()));
      case SEAL_MOVE -> one(new AdjournmentAct.SealMove(by, at, written, english));
      case CLOSE_ENVELOPE -> one(new AdjournmentAct.CloseEnvelope(by, at));
      case LABEL_ENVELOPE -> one(new AdjournmentAct.LabelEnvelope(by, at, label));
      case REPORT_ENVELOPE_LOST -> one(new AdjournmentAct.ReportEnvelopeLost(by, at, true));
      case SEAL_REPLY -> one(new AdjournmentAct.SealReply(by, at, ANY_MOVE, english));
      default -> Optional.empty();
    };
  }

  private static Stream<String> legalMove(GameState game) {
    return game.position().legalMoves().stream()
        .limit(1)
        .map(move -> Written.played(game.position(), move).text());
  }

  private Optional<Stream<? extends Act>> resuming(ActKind kind) {
    return switch (kind) {
      case BEGIN_RESUMPTION ->
          one(new AdjournmentAct.BeginResumption(by, at, EnumSet.allOf(Colour.class)));
      case ARRIVE_FOR_RESUMPTION -> one(new AdjournmentAct.ArriveForResumption(by, at));
      case EXCUSE_LATENESS -> one(new AdjournmentAct.ExcuseLateness(by, at, Colour.WHITE));
      case STATE_SEALED_MOVE ->
          Optional.of(
              Stream.concat(
                      Stream.of(ANY_MOVE), Stream.of(game).flatMap(PossibleActsBeside::legalMove))
                  .map(text -> new AdjournmentAct.StateSealedMove(by, at, text, Optional.empty())));
      case DISPUTE_TIMES -> one(new AdjournmentAct.DisputeTimes(by, at));
      default -> Optional.empty();
    };
  }

  private Optional<Stream<? extends Act>> quickplay(ActKind kind) {
    Set<QuickplayGround> cannotWin = Set.of(QuickplayGround.CANNOT_WIN);
    return switch (kind) {
      case REQUEST_INCREMENT -> one(new QuickplayAct.RequestIncrement(by, at, false));
      case ANSWER_INCREMENT_REQUEST -> one(new QuickplayAct.AnswerIncrementRequest(by, at, false));
      case CLAIM_QUICKPLAY_DRAW -> one(new QuickplayAct.ClaimQuickplayDraw(by, at, cannotWin));
      case VERIFY_QUICKPLAY_CLAIM -> one(new QuickplayAct.VerifyQuickplayClaim(by, at, true));
      case DECIDE_QUICKPLAY_CLAIM ->
          one(new QuickplayAct.DecideQuickplayClaim(by, at, QuickplayVerdict.UPHELD, false));
      default -> Optional.empty();
    };
  }

  private Optional<Stream<? extends Act>> conduct(ActKind kind) {
    Optional<Result.Score> win = Optional.of(Result.Score.WIN);
    return switch (kind) {
      case FIND_DEVICE ->
          Optional.of(
              Arrays.stream(DeviceUse.values())
                  .map(use -> new ConductAct.FindDevice(by, at, Colour.WHITE, use, win)));
      case FIND_REFUSAL -> one(new ConductAct.FindRefusal(by, at, Set.of(Colour.WHITE), win));
      case APPEAL -> one(new ConductAct.Appeal(by, at));
      case DECIDE_APPEAL -> one(new ConductAct.DecideAppeal(by, at, new AppealVerdict.Dismissed()));
      case EXPEL_INTERFERER -> one(new ConductAct.ExpelInterferer(by, at, ""));
      case NOTE_INCIDENT -> {
        Colour player = by.side().orElse(Colour.WHITE);
        yield Optional.of(
            Arrays.stream(Incident.values())
                .map(what -> new ConductAct.NoteIncident(by, at, player, what, false)));
      }
      case TELL_MOVE_NUMBER -> one(new ConductAct.TellMoveNumber(by, at));
      default -> Optional.empty();
    };
  }
}
