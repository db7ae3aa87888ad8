/// Limits on numbers and times: what an operator can set, and the defaults.
@NullMarked
package org.jadoube.play.limits;

import org.jspecify.annotations.NullMarked;
