/// The server's log.
@NullMarked
package org.jadoube.server.log;

import org.jspecify.annotations.NullMarked;
