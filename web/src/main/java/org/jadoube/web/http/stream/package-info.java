/// WebSockets for following games and tournaments, and for acting in them.
@NullMarked
package org.jadoube.web.http.stream;

import org.jspecify.annotations.NullMarked;
