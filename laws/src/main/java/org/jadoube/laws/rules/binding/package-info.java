/// Rules that bind a player to a move: through pieces touched and released, and through a move
/// declared with a wrong claim (Articles 4.3 to 4.7, 7.5.1 and 9.5.3).
@NullMarked
package org.jadoube.laws.rules.binding;

import org.jspecify.annotations.NullMarked;
