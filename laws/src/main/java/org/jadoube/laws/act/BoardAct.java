package org.jadoube.laws.act;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Board;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;

/// Something that is done with the pieces and the board themselves (Articles 2, 4 and 7). What is
/// done on a real board may be illegal until somebody finds out.
///
/// `otherHand` tells of the hand that did not begin the move.
public sealed interface BoardAct extends Act {
  /// A piece is touched, meaning to move or capture it (Article 4.3).
  record Touch(Actor by, Instant at, Square square) implements BoardAct {
    public Touch {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(square, "square");
    }
  }

  /// Pieces are adjusted on their squares after saying so: *j'adoube* (Article 4.2).
  record Adjust(Actor by, Instant at, Set<Square> squares) implements BoardAct {
    public Adjust {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(squares, "squares");
      squares = Set.copyOf(squares);
    }
  }

  /// A piece is taken up, to be put elsewhere or to leave the board.
  record Lift(Actor by, Instant at, Square square, boolean otherHand) implements BoardAct {
    public Lift {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(square, "square");
    }
  }

  /// A piece in the hand touches a square; the hand still holds it.
  record Place(Actor by, Instant at, Piece piece, Square square, boolean otherHand)
      implements BoardAct {
    public Place {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(piece, "piece");
      requireNonNull(square, "square");
    }
  }

  /// A new piece from beside the board touches a square of the last rank; the hand still holds it.
  /// It is what it stands for, whatever the player calls it and whichever way up it stands.
  record Promote(Actor by, Instant at, Role role, Square square, boolean otherHand)
      implements BoardAct {
    public Promote {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(role, "role");
      requireNonNull(square, "square");
    }
  }

  /// The hand lets go of the piece on a square.
  record Release(Actor by, Instant at, Square square) implements BoardAct {
    public Release {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(square, "square");
    }
  }

  /// The arbiter finds that the contact with this piece was clearly an accident (Article 4.2.2).
  record ExcuseContact(Actor by, Instant at, Square square) implements BoardAct {
    public ExcuseContact {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(square, "square");
    }
  }

  /// A piece is displaced by accident, to another square or off the board (Article 7.4).
  record Displace(Actor by, Instant at, Square square, Optional<Square> to) implements BoardAct {
    public Displace {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(square, "square");
      requireNonNull(to, "to");
    }
  }

  /// The player who displaced pieces puts them back (Article 7.4.1).
  record PutBack(Actor by, Instant at) implements BoardAct {
    public PutBack {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The pieces are set up before the game, or found to have been set up, as they stand here.
  ///
  /// @param boardTurned whether the board lies the wrong way round (Article 2.1)
  /// @param coloursReversed whether each player has the other's pieces (Article 7.3)
  record SetUp(Actor by, Instant at, Board board, boolean boardTurned, boolean coloursReversed)
      implements BoardAct {
    public SetUp {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(board, "board");
    }
  }

  /// Somebody points out an irregularity: a player claims, or the arbiter intervenes.
  record Report(Actor by, Instant at, Irregularity what) implements BoardAct {
    public Report {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(what, "what");
    }
  }

  /// The arbiter restores the position after a ply: the last that can be identified before an
  /// irregularity (Articles 7.5.1 and 7.6).
  record RestorePosition(Actor by, Instant at, int ply) implements BoardAct {
    public RestorePosition {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// A player agrees that an illegal move is corrected although it stands (Article A.5.2).
  record AgreeToCorrect(Actor by, Instant at) implements BoardAct {
    public AgreeToCorrect {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The arbiter decides what follows from reversed colours where the Laws leave it to the arbiter:
  /// a new game, or going on.
  record DecideColours(Actor by, Instant at, boolean newGame) implements BoardAct {
    public DecideColours {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }
}
