/// WebSockets for following games and events, and for acting in them.
@NullMarked
package org.jadoube.web.http.stream;

import org.jspecify.annotations.NullMarked;
