/// Games chosen by their tags, moves and positions.
@API(status = Status.EXPERIMENTAL)
package org.jadoube.audit.query;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
