/// The names of chess openings.
@NullMarked
package org.jadoube.notation.opening;

import org.jspecify.annotations.NullMarked;
