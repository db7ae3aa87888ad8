/// Tournament report files as tournaments, and tournaments as files.
@API(status = EXPERIMENTAL)
@NullMarked
package org.jadoube.tournament.trf.tournament;

import static org.apiguardian.api.API.Status.EXPERIMENTAL;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
