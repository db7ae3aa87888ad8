/// The lines of the UCI protocol, read and written. Nothing here does input or output.
@NullMarked
package org.jadoube.uci.protocol;

import org.jspecify.annotations.NullMarked;
