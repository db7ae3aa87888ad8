package org.jadoube.web.http.tournament;

import org.jadoube.web.description.Operation;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.wire.Documents;

/// The routes of teams and their matches.
final class TeamOperations {
  static final Operation ENTER =
      TournamentOperations.change("Enter a team in a tournament")
          .saying(
              "For the organiser and the chief arbiter, in a tournament whose terms have `teams`. Its"
                  + " players are in the fixed order of boards, reserves last. In a Swiss also after"
                  + " the start.")
          .taking(Documents.TEAM_REQUEST)
          .failing(
              ProblemKind.UNFIT_FOR_TOURNAMENT,
              ProblemKind.UNKNOWN_ACCOUNT,
              ProblemKind.ALREADY_ENTERED);

  static final Operation REPLACE =
      TournamentOperations.change("Enter a team anew")
          .saying(
              "For the organiser and the chief arbiter. Once the first round is paired, only the"
                  + " captain can be another.")
          .taking(Documents.TEAM_REQUEST)
          .failing(
              ProblemKind.UNFIT_FOR_TOURNAMENT,
              ProblemKind.UNKNOWN_ACCOUNT,
              ProblemKind.UNKNOWN_PLAYER,
              ProblemKind.ALREADY_ENTERED);

  static final Operation WITHDRAW =
      TournamentOperations.change("Withdraw a team from a tournament")
          .saying(
              "For the organiser and the chief arbiter. Before the first round is paired, the others"
                  + " move up.")
          .failing(
              ProblemKind.UNFIT_FOR_TOURNAMENT,
              ProblemKind.UNKNOWN_PLAYER,
              ProblemKind.ALREADY_ENTERED);

  static final Operation RETURN =
      TournamentOperations.change("Let a team come back that has withdrawn")
          .saying(
              "For the organiser and the chief arbiter. The team is paired again in the rounds to"
                  + " come; matches that were missed stay lost.")
          .failing(
              ProblemKind.UNFIT_FOR_TOURNAMENT,
              ProblemKind.UNKNOWN_PLAYER,
              ProblemKind.ALREADY_ENTERED);

  static final Operation REORDER =
      TournamentOperations.change("Give a team another order of boards")
          .saying(
              "For its captain, the organiser and the chief arbiter, before the first round is"
                  + " paired: the present places in the order of the new ones.")
          .taking(Documents.LINE_UP_REQUEST)
          .failing(ProblemKind.UNFIT_FOR_TOURNAMENT, ProblemKind.UNKNOWN_PLAYER);

  static final Operation LINE_UP =
      TournamentOperations.change("Hand in who plays for a team in a round")
          .saying(
              "For its captain, the organiser and the chief arbiter: places on the team's list in"
                  + " the order of the boards. Nobody plays above somebody who comes before on the"
                  + " list; 0 leaves a board empty, and so do those missing at the end. Handed in"
                  + " again, it replaces the one before. Without any, the first of the list play.")
          .taking(Documents.LINE_UP_REQUEST)
          .failing(
              ProblemKind.UNFIT_FOR_TOURNAMENT,
              ProblemKind.UNKNOWN_PLAYER,
              ProblemKind.UNKNOWN_ROUND);

  static final Operation SEAT =
      TournamentOperations.change("Close the line-ups of a round")
          .saying(
              "Its games are made. The server does that by itself at the deadline; until then it"
                  + " takes the line-ups of all teams.")
          .failing(ProblemKind.UNFIT_FOR_TOURNAMENT, ProblemKind.UNKNOWN_ROUND);

  static final Operation AWARD =
      TournamentOperations.change("Decide on a match of teams")
          .saying(
              "For the arbiters. White stands for the team named first. It stands before what the"
                  + " boards come to, and needs a reason; game points are still those of the boards.")
          .taking(Documents.BOARD_RESULT)
          .failing(ProblemKind.UNFIT_FOR_TOURNAMENT, ProblemKind.UNKNOWN_ROUND);

  static final Operation TAKE_BACK =
      TournamentOperations.change("Take the decision on a match back")
          .saying("The results of its boards count again.")
          .failing(ProblemKind.UNKNOWN_ROUND);

  private TeamOperations() {}
}
