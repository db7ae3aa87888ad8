/// Moves as people write them: the strict writer, the lenient reader, and whose letters they are.
@NullMarked
package org.jadoube.notation.san;

import org.jspecify.annotations.NullMarked;
