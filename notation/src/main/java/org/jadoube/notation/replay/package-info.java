/// Playing through the moves of archives without allocating: SAN straight from bytes to packed
/// moves.
@NullMarked
package org.jadoube.notation.replay;

import org.jspecify.annotations.NullMarked;
