/// Standings, and how ties in them are broken.
@API(status = Status.EXPERIMENTAL)
package org.jadoube.tournament.standing;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
