/// The tag `TimeControl`.
@NullMarked
package org.jadoube.notation.pgn.time;

import org.jspecify.annotations.NullMarked;
