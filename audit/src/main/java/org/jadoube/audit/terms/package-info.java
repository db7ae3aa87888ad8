/// Facts known about the events whose games are audited.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.audit.terms;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
