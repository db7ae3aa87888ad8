/// Archives of games checked against the Laws.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.audit;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
