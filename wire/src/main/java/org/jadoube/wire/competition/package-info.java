/// Documents of competitions on a server: what organisers and arbiters ask for, and what stands.
@API(status = EXPERIMENTAL)
@NullMarked
package org.jadoube.wire.competition;

import static org.apiguardian.api.API.Status.EXPERIMENTAL;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
