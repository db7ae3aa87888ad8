/// The commands that show a position and explain a move.
@NullMarked
package org.jadoube.cli.position;

import org.jspecify.annotations.NullMarked;
