package org.jadoube.laws.act;

/// An arbiter's decision on a claim of a draw that stands whatever the record says: the record may
/// differ from the game on the board.
///
/// @param verdict what the arbiter decides
/// @param reason why, in the arbiter's words
/// @since 0.1.0
public record ClaimOverruling(ClaimVerdict verdict, String reason) {

  /// Whether the record says something else.
  ///
  /// @param correct whether the claim is correct by the record
  public boolean isAgainst(boolean correct) {
    return correct != (verdict == ClaimVerdict.UPHELD);
  }
}
