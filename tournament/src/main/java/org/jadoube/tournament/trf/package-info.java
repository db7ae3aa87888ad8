/// FIDE's Tournament Report Files, TRF16 and TRF26, with what pairing engines add to them.
///
/// Written from FIDE Handbook C.04.A Annex 2 (TRF16), TRF26 as approved on 12 May 2025, and the
/// manuals of JaVaFo and bbpPairings.
@API(status = EXPERIMENTAL)
@NullMarked
package org.jadoube.tournament.trf;

import static org.apiguardian.api.API.Status.EXPERIMENTAL;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
