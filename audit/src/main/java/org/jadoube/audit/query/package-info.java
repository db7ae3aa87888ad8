/// Games chosen by what their tags, moves and positions say.
@API(status = Status.EXPERIMENTAL)
package org.jadoube.audit.query;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
