/// Our own engine.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.uci.own;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
