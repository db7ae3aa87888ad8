/// The conversion tables of the FIDE Rating Regulations (B02, 8.1) and the performances that
/// tie-breaks derive from them.
@API(status = Status.EXPERIMENTAL)
package org.jadoube.tournament.rating;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
