/// Facts about games, one row for each: the figures that researchers count.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.audit.facts;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
