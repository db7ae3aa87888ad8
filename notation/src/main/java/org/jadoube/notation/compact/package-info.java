/// Games in about a byte for each move; docs/compact-games.md describes the bytes.
@NullMarked
package org.jadoube.notation.compact;

import org.jspecify.annotations.NullMarked;
