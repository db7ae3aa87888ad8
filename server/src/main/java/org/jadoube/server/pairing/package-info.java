/// External pairing engines as processes. Uses nothing else of the server.
@NullMarked
package org.jadoube.server.pairing;

import org.jspecify.annotations.NullMarked;
