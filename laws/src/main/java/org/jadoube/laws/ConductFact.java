package org.jadoube.laws;

/// What a ruling on the players' conduct or the score rests on.
public sealed interface ConductFact extends Fact {
  /// Both players have signed `result`; the game had ended `instead`.
  record Signed(Result result, Result instead) implements ConductFact {}
}
