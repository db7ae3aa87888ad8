/// The contents of a move's text, before anybody looks at the board, and the legal move it can
/// mean.
@NullMarked
package org.jadoube.notation.spelling;

import org.jspecify.annotations.NullMarked;
