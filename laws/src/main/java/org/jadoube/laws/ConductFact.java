package org.jadoube.laws;

import org.jadoube.chess.Colour;

/// What a ruling on the players' conduct or the score rests on.
public sealed interface ConductFact extends Fact {
  /// A device of `player` was found or heard.
  record DeviceNoticed(Colour player, DeviceUse use) implements ConductFact {}

  /// Both players have signed `result`; the game had ended `instead`.
  record Signed(Result result, Result instead) implements ConductFact {}
}
