package org.jadoube.laws;

import org.jadoube.laws.act.ActKind;

/// What somebody does to a game. What is done with hands, pens and feet is on record whenever it
/// can be done; the rest can be refused without a trace.
enum Nature {
  /// Hands on the pieces or the clock.
  HANDS,
  /// A pen on a scoresheet, or a hand on the opponent's.
  PEN,
  /// Coming to the board, leaving it and coming back.
  FEET,
  /// A move on the second board of a game with announced moves.
  SECOND_BOARD,
  /// An electronic board reports how the pieces stand.
  SENSORS,
  /// An entry on a screen, of which nothing has happened until the program takes it.
  SCREEN,
  /// Something said, asked for, claimed, signed or handed in, or noted by somebody who has seen it.
  WORDS,
  /// A decision.
  DECISION;

  /// No kind is left out: the compiler asks about every new one.
  static Nature of(ActKind kind) {
    return switch (kind) {
      case TOUCH, ADJUST, LIFT, PLACE, PROMOTE, RELEASE, DISPLACE, PUT_BACK, PRESS, MISHANDLE ->
          HANDS;
      case WRITE_MOVE, CORRECT_MOVE, MARK_OFFER, WRITE_NOTE, BORROW_SCORESHEET, RETURN_SCORESHEET ->
          PEN;
      case ARRIVE, ARRIVE_FOR_RESUMPTION, NOTE_INCIDENT -> FEET;
      case EXECUTE_MOVE -> SECOND_BOARD;
      case SENSE_POSITION -> SENSORS;
      case MOVE, SELECT_SQUARE, ENTER_PREMOVE, DROP_ENTRY, CONFIRM_MOVE, CHOOSE_AIDS -> SCREEN;
      case OFFER_DRAW,
          ACCEPT_DRAW,
          DECLINE_DRAW,
          RESIGN,
          CLAIM_DRAW,
          WITHDRAW_CLAIM,
          CLAIM_FLAG,
          OBSERVE_FLAG,
          PAUSE,
          REPORT,
          AGREE_TO_CORRECT,
          OBSERVE_ABSENCE,
          FIND_BOTH_FLAGS_DOWN,
          REQUEST_SCORESHEET,
          SEE_SCORESHEET,
          SIGN_RESULT,
          ANNOUNCE_MOVE,
          CORRECT_ANNOUNCEMENT,
          REPEAT_MOVE,
          REPORT_DIFFERENCE,
          REQUEST_TWO_BOARDS,
          TAKE_ASSISTANT,
          ASK_ASSISTANT,
          INFORM_PLAYER,
          REPORT_TOUCH,
          ANNOUNCE_CASTLING,
          SEAL_MOVE,
          SEAL_REPLY,
          CLOSE_ENVELOPE,
          REPORT_ENVELOPE_LOST,
          STATE_SEALED_MOVE,
          DISPUTE_TIMES,
          REQUEST_INCREMENT,
          CLAIM_QUICKPLAY_DRAW,
          VERIFY_QUICKPLAY_CLAIM,
          APPEAL,
          FIND_DEVICE,
          NOTE_DISCONNECTION,
          NOTE_RECONNECTION,
          CALL_ARBITER ->
          WORDS;
      case BEGIN,
          DECIDE_CLAIM,
          RESUME,
          SET_CLOCK,
          AWARD_TIME,
          PENALISE,
          CONSENT_TO_DRAW,
          DECIDE_RESULT,
          EXCUSE_CONTACT,
          SET_UP,
          RESTORE_POSITION,
          DECIDE_COLOURS,
          ADMIT,
          REPLACE_CLOCK,
          SET_MOVE_COUNTER,
          CORRECT_INCREMENT,
          REJECT_PAUSE,
          UNCOVER_SCORESHEET,
          CALL_FOR_SCORES,
          RECONSTRUCT_GAME,
          ASSUME_NEXT_PERIOD,
          ORDER_SEALING,
          LABEL_ENVELOPE,
          BEGIN_RESUMPTION,
          EXCUSE_LATENESS,
          DRAW_START,
          ANSWER_INCREMENT_REQUEST,
          DECIDE_QUICKPLAY_CLAIM,
          FIND_REFUSAL,
          DECIDE_APPEAL,
          EXPEL_INTERFERER,
          TELL_MOVE_NUMBER,
          SHOW_CARD,
          DECIDE_DISCONNECTION ->
          DECISION;
    };
  }
}
