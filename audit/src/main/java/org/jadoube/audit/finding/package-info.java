/// The findings of an audit: their kinds, places, Laws and words.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.audit.finding;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
