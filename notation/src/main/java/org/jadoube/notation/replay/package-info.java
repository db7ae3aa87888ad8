/// Plays through the moves of archives without allocating: from SAN in bytes straight to packed
/// moves.
@NullMarked
package org.jadoube.notation.replay;

import org.jspecify.annotations.NullMarked;
