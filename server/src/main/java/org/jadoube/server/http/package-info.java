/// The edge: HTTP and WebSocket. The web framework is known here and nowhere else.
@NullMarked
package org.jadoube.server.http;

import org.jspecify.annotations.NullMarked;
