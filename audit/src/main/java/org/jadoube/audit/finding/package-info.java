/// What an audit finds, where, under which Laws, and how it is worded.
@API(status = Status.EXPERIMENTAL)
package org.jadoube.audit.finding;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
