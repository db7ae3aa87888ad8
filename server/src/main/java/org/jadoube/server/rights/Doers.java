package org.jadoube.server.rights;

import org.jadoube.laws.act.ActKind;

/// Whose business a kind of act is in a game that is being played.
enum Doers {
  /// A player's own decision.
  PLAYER,
  /// A player's, which the captain of the team may do in the player's place (C11, 3.1.2).
  PLAYER_OR_CAPTAIN,
  /// A player's, which an assistant may carry out.
  PLAYER_OR_ASSISTANT,
  /// An assistant's, who tells something.
  ASSISTANT,
  /// A player's or the arbiter's.
  PLAYER_OR_ARBITER,
  /// Anybody's who is at the board.
  EVERYBODY_AT_THE_BOARD,
  /// An arbiter's.
  ARBITER,
  /// The chief arbiter's alone.
  CHIEF_ARBITER;

  /// Assistants have what Articles 4.9, 6.2.6, 8.1.6 and D.2.10 of the Laws give them, and what E04
  /// does: they offer and answer draws for their player (Appendices II.11 and III.1.4), and
  /// "assistant" stands for "player" throughout (II.13), so they resign, call the arbiter and claim
  /// on time.
  static Doers of(ActKind kind) {
    return switch (kind) {
      case MOVE,
          OFFER_DRAW,
          ACCEPT_DRAW,
          DECLINE_DRAW,
          RESIGN,
          CLAIM_FLAG,
          TOUCH,
          ADJUST,
          LIFT,
          PLACE,
          PROMOTE,
          RELEASE,
          DISPLACE,
          PUT_BACK,
          PRESS,
          MISHANDLE,
          WRITE_MOVE,
          CORRECT_MOVE,
          MARK_OFFER,
          BORROW_SCORESHEET,
          RETURN_SCORESHEET,
          WRITE_NOTE,
          ANNOUNCE_MOVE,
          CORRECT_ANNOUNCEMENT,
          REPEAT_MOVE,
          EXECUTE_MOVE,
          REPORT_DIFFERENCE,
          SEAL_MOVE,
          CLOSE_ENVELOPE,
          SEAL_REPLY,
          STATE_SEALED_MOVE,
          CHOOSE_AIDS,
          SELECT_SQUARE,
          ENTER_PREMOVE,
          DROP_ENTRY,
          CONFIRM_MOVE,
          SENSE_POSITION,
          CALL_ARBITER ->
          PLAYER_OR_ASSISTANT;
      case CLAIM_DRAW,
          WITHDRAW_CLAIM,
          AGREE_TO_CORRECT,
          ARRIVE,
          REQUEST_SCORESHEET,
          SEE_SCORESHEET,
          SIGN_RESULT,
          REQUEST_TWO_BOARDS,
          TAKE_ASSISTANT,
          ASK_ASSISTANT,
          ANNOUNCE_CASTLING,
          ARRIVE_FOR_RESUMPTION,
          DISPUTE_TIMES,
          REQUEST_INCREMENT,
          CLAIM_QUICKPLAY_DRAW,
          VERIFY_QUICKPLAY_CLAIM ->
          PLAYER;
      case APPEAL -> PLAYER_OR_CAPTAIN;
      case INFORM_PLAYER, REPORT_TOUCH -> ASSISTANT;
      case SET_UP, NOTE_INCIDENT -> PLAYER_OR_ARBITER;
      case PAUSE, REPORT -> EVERYBODY_AT_THE_BOARD;
      case DECIDE_APPEAL, DECIDE_DISCONNECTION -> CHIEF_ARBITER;
      case BEGIN,
          RESUME,
          OBSERVE_FLAG,
          DECIDE_CLAIM,
          SET_CLOCK,
          AWARD_TIME,
          PENALISE,
          CONSENT_TO_DRAW,
          DECIDE_RESULT,
          EXCUSE_CONTACT,
          RESTORE_POSITION,
          DECIDE_COLOURS,
          OBSERVE_ABSENCE,
          ADMIT,
          REPLACE_CLOCK,
          SET_MOVE_COUNTER,
          CORRECT_INCREMENT,
          FIND_BOTH_FLAGS_DOWN,
          REJECT_PAUSE,
          UNCOVER_SCORESHEET,
          CALL_FOR_SCORES,
          RECONSTRUCT_GAME,
          ASSUME_NEXT_PERIOD,
          DRAW_START,
          ORDER_SEALING,
          LABEL_ENVELOPE,
          REPORT_ENVELOPE_LOST,
          BEGIN_RESUMPTION,
          EXCUSE_LATENESS,
          ANSWER_INCREMENT_REQUEST,
          DECIDE_QUICKPLAY_CLAIM,
          FIND_DEVICE,
          FIND_REFUSAL,
          EXPEL_INTERFERER,
          TELL_MOVE_NUMBER,
          NOTE_DISCONNECTION,
          NOTE_RECONNECTION,
          SHOW_CARD ->
          ARBITER;
    };
  }

  /// What somebody who acts in a game of theirs is told.
  Verdict verdict(Role role) {
    return switch (role) {
      case PLAYER ->
          switch (this) {
            case PLAYER,
                PLAYER_OR_CAPTAIN,
                PLAYER_OR_ASSISTANT,
                PLAYER_OR_ARBITER,
                EVERYBODY_AT_THE_BOARD ->
                GRANTED;
            case ASSISTANT -> denied(Ground.FOR_ASSISTANTS);
            case ARBITER -> denied(Ground.FOR_ARBITERS);
            case CHIEF_ARBITER -> denied(Ground.FOR_CHIEF_ARBITER);
          };
      case ASSISTANT ->
          switch (this) {
            case ASSISTANT, PLAYER_OR_ASSISTANT, EVERYBODY_AT_THE_BOARD -> GRANTED;
            case PLAYER, PLAYER_OR_CAPTAIN, PLAYER_OR_ARBITER -> denied(Ground.NOT_FOR_ASSISTANTS);
            case ARBITER -> denied(Ground.FOR_ARBITERS);
            case CHIEF_ARBITER -> denied(Ground.FOR_CHIEF_ARBITER);
          };
      case ARBITER -> this == CHIEF_ARBITER ? denied(Ground.FOR_CHIEF_ARBITER) : judge();
      case CHIEF_ARBITER -> this == CHIEF_ARBITER ? GRANTED : judge();
      case CAPTAIN -> this == PLAYER_OR_CAPTAIN ? GRANTED : denied(Ground.NOT_FOR_CAPTAINS);
      case ORGANISER -> denied(Ground.NOT_FOR_ORGANISERS);
      case SPECTATOR -> denied(Ground.SPECTATOR);
    };
  }

  private Verdict judge() {
    return switch (this) {
      case ARBITER, PLAYER_OR_ARBITER, EVERYBODY_AT_THE_BOARD, CHIEF_ARBITER -> GRANTED;
      case ASSISTANT -> denied(Ground.FOR_ASSISTANTS);
      case PLAYER, PLAYER_OR_CAPTAIN, PLAYER_OR_ASSISTANT -> denied(Ground.FOR_PLAYERS);
    };
  }

  static final Verdict GRANTED = new Verdict.Granted();

  static Verdict denied(Ground ground) {
    return new Verdict.Denied(ground);
  }
}
