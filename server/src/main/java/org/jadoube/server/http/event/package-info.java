/// The HTTP API for events.
@NullMarked
package org.jadoube.server.http.event;

import org.jspecify.annotations.NullMarked;
