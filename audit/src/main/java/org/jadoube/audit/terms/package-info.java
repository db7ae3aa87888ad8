/// Facts known about the events whose games are audited.
@API(status = Status.EXPERIMENTAL)
package org.jadoube.audit.terms;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
