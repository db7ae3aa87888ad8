/// The server's certificate and key.
@NullMarked
package org.jadoube.server.tls;

import org.jspecify.annotations.NullMarked;
