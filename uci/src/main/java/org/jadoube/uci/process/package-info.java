/// Engines that are programs: processes that speak UCI.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.uci.process;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
