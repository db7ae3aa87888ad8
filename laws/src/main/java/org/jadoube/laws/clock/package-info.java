/// The chess clock and time controls.
@NullMarked
package org.jadoube.laws.clock;

import org.jspecify.annotations.NullMarked;
