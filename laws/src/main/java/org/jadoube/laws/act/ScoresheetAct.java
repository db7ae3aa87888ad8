package org.jadoube.laws.act;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.event.Written;

/// An act with the scoresheets, by players or the arbiter (Article 8). Plies are counted from 1.
public sealed interface ScoresheetAct extends Act {
  /// A move is written down.
  ///
  /// @param ply the number of the move, counting those of both players from 1
  /// @param text the move as written, at most [Written#LONGEST] characters
  /// @param language the tag of the language whose letters are used; English if empty
  record WriteMove(Actor by, Instant at, int ply, String text, Optional<String> language)
      implements ScoresheetAct {
    public WriteMove {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(text, "text");
      requireNonNull(language, "language");
    }
  }

  /// A move on the scoresheet is corrected or struck out.
  ///
  /// @param ply the number of the move, counting those of both players from 1
  /// @param text what stands there afterwards; blank if it is struck out
  /// @param language the tag of the language of the piece letters; English if empty
  record CorrectMove(Actor by, Instant at, int ply, String text, Optional<String> language)
      implements ScoresheetAct {
    public CorrectMove {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(text, "text");
      requireNonNull(language, "language");
    }
  }

  /// The draw offer is recorded with (=) next to the move (Article 8.1.5).
  ///
  /// @param ply the number of the move, counting those of both players from 1
  record MarkOffer(Actor by, Instant at, int ply) implements ScoresheetAct {
    public MarkOffer {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The player borrows the opponent's scoresheet to complete their own (Article 8.5.2).
  record BorrowScoresheet(Actor by, Instant at) implements ScoresheetAct {
    public BorrowScoresheet {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The player returns the opponent's scoresheet.
  record ReturnScoresheet(Actor by, Instant at) implements ScoresheetAct {
    public ReturnScoresheet {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// Something other than a move is written on the scoresheet (Article 8.1.4).
  ///
  /// @param kind what it is about
  /// @param text what is written
  record WriteNote(Actor by, Instant at, ScoresheetNote kind, String text)
      implements ScoresheetAct {
    public WriteNote {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(kind, "kind");
      requireNonNull(text, "text");
    }
  }

  /// The arbiter asks for a hidden scoresheet to be uncovered (Article 8.2).
  ///
  /// @param player whose scoresheet is hidden
  record UncoverScoresheet(Actor by, Instant at, Colour player) implements ScoresheetAct {
    public UncoverScoresheet {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(player, "player");
    }
  }

  /// The player asks for a scoresheet to write on (Article A.2).
  record RequestScoresheet(Actor by, Instant at) implements ScoresheetAct {
    public RequestScoresheet {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The player having the move asks to see the score kept by the arbiter or an assistant (Article
  /// A.4.3).
  record SeeScoresheet(Actor by, Instant at) implements ScoresheetAct {
    public SeeScoresheet {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// A flag has fallen and neither player has kept score: the arbiter stops the clocks (Article
  /// 8.5.1).
  record CallForScores(Actor by, Instant at) implements ScoresheetAct {
    public CallForScores {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The game is reconstructed on a second board under the arbiter's supervision (Article 8.5.3).
  record ReconstructGame(Actor by, Instant at) implements ScoresheetAct {
    public ReconstructGame {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
    }
  }

  /// The arbiter states that the scores do not show that `player` exceeded the time: the next move
  /// counts as the first of the following period, or as a later one (Article 8.6).
  ///
  /// @param player whose period begins
  /// @param moves the moves of that period for which there is evidence
  record AssumeNextPeriod(Actor by, Instant at, Colour player, int moves) implements ScoresheetAct {
    public AssumeNextPeriod {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(player, "player");
    }
  }

  /// The player signs both scoresheets, or approves the result on an electronic one, once the game
  /// is over (Article 8.7).
  ///
  /// @param result the result that is signed
  record SignResult(Actor by, Instant at, Result result) implements ScoresheetAct {
    public SignResult {
      requireNonNull(by, "by");
      requireNonNull(at, "at");
      requireNonNull(result, "result");
    }
  }
}
