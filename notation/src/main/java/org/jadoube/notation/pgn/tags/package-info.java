/// Reads tag pairs, including badly written ones, and finds out where a game starts.
@NullMarked
package org.jadoube.notation.pgn.tags;

import org.jspecify.annotations.NullMarked;
