/// What is known of a game after an audit, one row for each: the facts that researchers count.
@API(status = Status.EXPERIMENTAL)
package org.jadoube.audit.facts;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
