package org.jadoube.uci.match;

/// How a game between engines ended, in the words of PGN's tag `MatchTermination`, as fastchess
/// uses them.
public enum MatchTermination {
  /// By the Laws: mate, stalemate, a dead position, repetition, fifty moves.
  NORMAL("normal"),
  /// By what the match agreed on: both engines saw a draw, one had lost, or too many moves.
  ADJUDICATION("adjudication"),
  /// The time ran out (Article 6.9).
  TIME_FORFEIT("time forfeit"),
  /// A move that is not legal, or none.
  ILLEGAL_MOVE("illegal move"),
  /// The program crashed, or no longer answered.
  ABANDONED("abandoned"),
  /// The match was ended first; the game does not count.
  UNTERMINATED("unterminated");

  private final String words;

  MatchTermination(String words) {
    this.words = words;
  }

  /// The value of the tag.
  public String words() {
    return words;
  }
}
