/// Matches between engines, under the Laws.
@NullMarked
package org.jadoube.uci.match;

import org.jspecify.annotations.NullMarked;
