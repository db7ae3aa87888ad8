/// Pairings that follow from pairing numbers: Berger tables, Varma tables, Scheveningen, matches,
/// knockouts, and the boards of matches between teams.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.tournament.table;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
