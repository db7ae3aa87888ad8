package org.jadoube.server.game;

import java.util.Optional;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.server.store.Receipt;

/// What came of an act.
///
/// @param before how many events there were
/// @param earlier that it had been done before, so that nothing came of it now
record Deed(int before, Optional<Refusal> refusal, Optional<Receipt> earlier) {}
