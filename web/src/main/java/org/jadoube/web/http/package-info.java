/// The edge: HTTP and WebSocket. Only this package and those below it know the web framework.
@NullMarked
package org.jadoube.web.http;

import org.jspecify.annotations.NullMarked;
