package org.jadoube.tournament.trf.pairing;

import org.jadoube.chess.domain.Require;

/// Why an engine's pairs cannot stand. Players are named by starting rank.
public sealed interface PairingFault {
  /// As a sentence in English.
  String message();

  /// Nobody has that starting rank.
  record UnknownPlayer(int player) implements PairingFault {
    public UnknownPlayer {
      Require.atLeast(1, player, "player");
    }

    @Override
    public String message() {
      return "Nobody has the starting rank " + player + ".";
    }
  }

  /// Somebody is paired who is not there.
  record AbsentPlayer(int player) implements PairingFault {
    public AbsentPlayer {
      Require.atLeast(1, player, "player");
    }

    @Override
    public String message() {
      return "Player " + player + " is paired but absent.";
    }
  }

  /// Somebody is paired more than once.
  record PairedTwice(int player) implements PairingFault {
    public PairedTwice {
      Require.atLeast(1, player, "player");
    }

    @Override
    public String message() {
      return "Player " + player + " is paired twice.";
    }
  }

  /// Somebody who is there is not paired.
  record NotPaired(int player) implements PairingFault {
    public NotPaired {
      Require.atLeast(1, player, "player");
    }

    @Override
    public String message() {
      return "Player " + player + " is not paired.";
    }
  }

  /// Two have played each other before (C.04.1, 2).
  record PlayedBefore(int white, int black, int round) implements PairingFault {
    public PlayedBefore {
      Require.atLeast(1, white, "white");
      Require.atLeast(1, black, "black");
      Require.atLeast(1, round, "round");
    }

    @Override
    public String message() {
      return "Players " + white + " and " + black + " met in round " + round + ".";
    }
  }

  /// Two must not meet (260 or XXP).
  record Prohibited(int white, int black) implements PairingFault {
    public Prohibited {
      Require.atLeast(1, white, "white");
      Require.atLeast(1, black, "black");
    }

    @Override
    public String message() {
      return "Players " + white + " and " + black + " must not meet.";
    }
  }

  /// There are more byes than the number of players makes necessary (C.04.1, 3).
  record TooManyByes(int byes, int needed) implements PairingFault {
    public TooManyByes {
      Require.atLeast(1, byes, "byes");
      Require.within(0, 1, needed, "needed");
    }

    @Override
    public String message() {
      return "The number of byes is " + byes + ", but " + needed + " would do.";
    }
  }

  /// The bye goes to somebody who had one or won a round without playing (C.04.1, 4).
  record NoRightToBye(int player, int round) implements PairingFault {
    public NoRightToBye {
      Require.atLeast(1, player, "player");
      Require.atLeast(1, round, "round");
    }

    @Override
    public String message() {
      return "Player "
          + player
          + " cannot get the bye after having had the points of round "
          + round
          + " without playing.";
    }
  }
}
