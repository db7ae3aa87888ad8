package org.jadoube.laws.act;

import static java.util.Objects.requireNonNull;

/// An arbiter's decision on a claim of a draw that stands whatever the record says: the record may
/// not be what happened on the board.
///
/// @param verdict what the arbiter decides
/// @param reason why, in the arbiter's words
public record ClaimOverruling(ClaimVerdict verdict, String reason) {
  public ClaimOverruling {
    requireNonNull(verdict, "verdict");
    requireNonNull(reason, "reason");
  }

  /// Whether the record says something else.
  ///
  /// @param correct whether the claim is correct by the record
  public boolean isAgainst(boolean correct) {
    return correct != (verdict == ClaimVerdict.UPHELD);
  }
}
