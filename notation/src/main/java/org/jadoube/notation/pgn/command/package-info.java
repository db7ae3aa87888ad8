/// Commands of programs in comments: clocks, evaluations, arrows.
@NullMarked
package org.jadoube.notation.pgn.command;

import org.jspecify.annotations.NullMarked;
