/// The findings of an audit: their kinds, places, Laws and words.
@API(status = Status.EXPERIMENTAL)
package org.jadoube.audit.finding;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
