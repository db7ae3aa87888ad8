/// Games in about one byte per move, as described in docs/compact-games.md.
@NullMarked
package org.jadoube.notation.compact;

import org.jspecify.annotations.NullMarked;
