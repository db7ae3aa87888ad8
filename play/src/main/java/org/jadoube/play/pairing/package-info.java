/// External pairing engines as processes. Uses nothing else of the server.
@NullMarked
package org.jadoube.play.pairing;

import org.jspecify.annotations.NullMarked;
