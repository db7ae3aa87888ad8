/// Tables of an audit's results, one definition for all files that hold them.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.audit.table;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
