/// A game as PGN.
@NullMarked
package org.jadoube.laws.record;

import org.jspecify.annotations.NullMarked;
