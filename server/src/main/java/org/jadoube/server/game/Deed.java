package org.jadoube.server.game;

import java.util.Optional;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.server.store.Receipt;

/// The outcome of an act.
///
/// @param before the number of events before it
/// @param earlier the receipt if the act had been done before; then nothing was done now
record Deed(int before, Optional<Refusal> refusal, Optional<Receipt> earlier) {}
