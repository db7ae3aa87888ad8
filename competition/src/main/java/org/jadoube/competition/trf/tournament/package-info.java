/// Tournament report files as competitions, and competitions as files.
@API(status = EXPERIMENTAL)
@NullMarked
package org.jadoube.competition.trf.tournament;

import static org.apiguardian.api.API.Status.EXPERIMENTAL;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
