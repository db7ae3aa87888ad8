/// Requests of organisers, arbiters and captains.
@API(status = EXPERIMENTAL)
@NullMarked
package org.jadoube.tournament.request;

import static org.apiguardian.api.API.Status.EXPERIMENTAL;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
