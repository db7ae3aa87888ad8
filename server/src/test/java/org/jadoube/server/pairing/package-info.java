@NullMarked
package org.jadoube.server.pairing;

import org.jspecify.annotations.NullMarked;
