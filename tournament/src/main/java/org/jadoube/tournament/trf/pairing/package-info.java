/// Swiss pairing by an external engine: the file that it reads, the pairs that it answers, and
/// whether they may stand.
@API(status = EXPERIMENTAL)
@NullMarked
package org.jadoube.tournament.trf.pairing;

import static org.apiguardian.api.API.Status.EXPERIMENTAL;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
