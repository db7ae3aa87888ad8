package org.jadoube.play.game;

import java.util.Optional;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.store.Receipt;

/// The outcome of an act.
///
/// @param before the number of events before it
/// @param earlier the receipt, if the act had been done before and so nothing was done now
record DecidedAct(int before, Optional<Refusal> refusal, Optional<Receipt> earlier) {}
