/// The edge: HTTP and WebSocket. Only this package knows the web framework.
@NullMarked
package org.jadoube.server.http;

import org.jspecify.annotations.NullMarked;
