package org.jadoube.play.rights;

/// The matters to which a role gives a right.
public final class Offices {
  private Offices() {}

  /// Whether somebody with that role may attend to a matter of a tournament or a game.
  ///
  /// @param whose whether the role was given for this tournament or game
  public static RightsVerdict of(Role role, Matter matter, Whose whose) {
    if (whose != Whose.OWN || role == Role.SPECTATOR) {
      return Doers.denied(whose.ground().orElseGet(() -> elsewhere(role)));
    }
    return switch (matter) {
      case APPOINT_CHIEF_ARBITER, APPOINT_ORGANISER, SET_REGULATIONS, DELETE_TOURNAMENT ->
          role == Role.ORGANISER ? Doers.GRANTED : Doers.denied(NoRight.FOR_ORGANISERS);
      case HAND_IN_LINE_UP ->
          role == Role.CAPTAIN || role == Role.ORGANISER || role == Role.CHIEF_ARBITER
              ? Doers.GRANTED
              : Doers.denied(NoRight.FOR_CAPTAINS);
      case APPOINT_ARBITER, PAIR_ROUNDS, ENTER_PLAYER, READ_KEYS ->
          role == Role.ORGANISER || role == Role.CHIEF_ARBITER
              ? Doers.GRANTED
              : Doers.denied(NoRight.FOR_OFFICIALS);
      case ADMIT_ASSISTANT, DECIDE_RESULTS ->
          role.isArbiter() ? Doers.GRANTED : Doers.denied(NoRight.FOR_ARBITERS);
      case READ_LOG, SEE_PAIRINGS ->
          role.isArbiter() || role == Role.ORGANISER
              ? Doers.GRANTED
              : Doers.denied(NoRight.FOR_ARBITERS);
    };
  }

  private static NoRight elsewhere(Role role) {
    return switch (role) {
      case SPECTATOR -> NoRight.SPECTATOR;
      case CAPTAIN -> NoRight.OTHER_TEAM;
      case PLAYER, ASSISTANT, ARBITER, CHIEF_ARBITER, ORGANISER -> NoRight.OTHER_TOURNAMENT;
    };
  }
}
