package org.jadoube.cli.referee;

/// The help for the user of the conversation.
final class HelpText {
  static final String TEXT =
      """
      Nf3, e2e4, O-O         a move by the player to move; 'e4 =' offers a draw with it
      lift e2, put white-pawn e4, press
                             what that player's hands do: touch, lift, place, put, release,
                             promote, press; 'lift* d5' with the other hand
      resign                 an act by the player to move; docs/json.md lists them all
      black claim-draw claim=threefold
                             an act by somebody: white, black, arbiter, clock; fields as name=value
      +90 e4, +1:30:00       the act 90 seconds after the last one; an hour and a half later
      {"type":"resign"}      JSON; 'by' and 'at' may be left out
      undo                   takes the last act back
      board                  shows the board
      new 5400+30            a new game with that time control
      new {"edition":"2018"} a new game under those regulations
      quit                   leaves\
      """;

  private HelpText() {}
}
