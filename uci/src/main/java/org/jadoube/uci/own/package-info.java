/// Our own engine.
@API(status = Status.EXPERIMENTAL)
package org.jadoube.uci.own;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
