/// Reads comments and lines that belong to no game.
@NullMarked
package org.jadoube.notation.pgn.comments;

import org.jspecify.annotations.NullMarked;
