/// The HTTP API for events.
@NullMarked
package org.jadoube.web.http.event;

import org.jspecify.annotations.NullMarked;
