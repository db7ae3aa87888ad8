/// Facts about games, one row for each: the figures that researchers count.
@API(status = Status.EXPERIMENTAL)
package org.jadoube.audit.facts;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
