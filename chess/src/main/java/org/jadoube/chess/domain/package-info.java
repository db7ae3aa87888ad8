/// Checks of values; for the project's other modules only.
@NullMarked
package org.jadoube.chess.domain;

import org.jspecify.annotations.NullMarked;
