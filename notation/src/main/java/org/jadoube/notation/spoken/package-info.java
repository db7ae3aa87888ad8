/// Moves in words, to be read and to be heard.
@NullMarked
package org.jadoube.notation.spoken;

import org.jspecify.annotations.NullMarked;
