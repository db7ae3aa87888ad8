/// The server's log.
@NullMarked
package org.jadoube.play.log;

import org.jspecify.annotations.NullMarked;
