/// Games chosen by their tags, moves and positions.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.audit.query;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
