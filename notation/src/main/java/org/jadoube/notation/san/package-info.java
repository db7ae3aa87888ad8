/// Algebraic notation: the strict writer, the lenient reader, and the guess at the language of the
/// letters.
@NullMarked
package org.jadoube.notation.san;

import org.jspecify.annotations.NullMarked;
