package org.jadoube.laws.refusal;

import org.jadoube.laws.act.Actor;

/// Those entitled to an act that is refused to others, at another time or for another reason.
///
/// @since 0.1.0
public enum Entitled {
  /// The arbiter; some acts also the program that keeps the clock.
  ARBITER,
  /// A player, or whoever may act for one.
  PLAYER,
  /// An arbiter or a player, but not the clock by itself.
  SOMEBODY_PRESENT,
  /// The player, and no assistant.
  PLAYER_IN_PERSON,
  /// The player who has the move.
  PLAYER_TO_MOVE,
  /// The person who announced a move, until the opponent's clock is started (Article D.2.8).
  ANNOUNCER_BEFORE_THE_PRESS,
  /// The opponent of the player who announced the move.
  LISTENER,
  /// The player whose board it is.
  OWNER_OF_THE_BOARD,
  /// A visually disabled player.
  VISUALLY_DISABLED_PLAYER,
  /// A player's assistant.
  ASSISTANT,
  /// The assistant of a visually disabled player.
  ASSISTANT_OF_VISUALLY_DISABLED,
  /// The assistant of the visually disabled opponent.
  OPPONENTS_ASSISTANT,
  /// The player who is to reply to the sealed move.
  REPLIER,
  /// The player who sealed the move.
  SEALER,
  /// The opponent of the player who claimed.
  CLAIMANTS_OPPONENT,
  /// The opponent of the player who made the illegal move.
  OFFENDERS_OPPONENT,
  /// A player, at the moment of calling for the arbiter.
  PLAYER_CALLING_FOR_HELP,
  /// A player, in person, about leaving and coming back.
  LEAVING_PLAYER,
  /// The arbiter, once players have asked.
  ARBITER_ON_REQUEST,
  /// The players, who call flags themselves.
  PLAYERS_CALLING_FLAGS,
  /// Nobody: the book leaves no choice.
  NOBODY;

  /// The entitled in this book for an act that other books leave to the arbiter's discretion:
  /// nobody.
  public static Entitled atDiscretion(Actor by) {
    return by instanceof Actor.Arbiter ? NOBODY : ARBITER;
  }

  /// The other party: the arbiter for acts that a player may not do, a player for the rest.
  static Entitled insteadOf(Actor by) {
    return by.side().isPresent() ? ARBITER : PLAYER;
  }
}
