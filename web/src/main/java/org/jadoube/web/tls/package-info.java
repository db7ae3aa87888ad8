/// The server's certificate and key.
@NullMarked
package org.jadoube.web.tls;

import org.jspecify.annotations.NullMarked;
