/// Limits on numbers and times, which an operator can set, and their defaults.
@NullMarked
package org.jadoube.play.limits;

import org.jspecify.annotations.NullMarked;
