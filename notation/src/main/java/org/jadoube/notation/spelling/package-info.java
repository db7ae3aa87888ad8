/// What the text of a move says, before anybody looks at the board, and which move that can mean.
@NullMarked
package org.jadoube.notation.spelling;

import org.jspecify.annotations.NullMarked;
