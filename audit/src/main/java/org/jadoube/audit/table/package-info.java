/// Tables of what an audit finds, one definition for all files that hold them.
@API(status = Status.EXPERIMENTAL)
package org.jadoube.audit.table;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
