/// What values may be; for the other modules of ours only.
@NullMarked
package org.jadoube.chess.domain;

import org.jspecify.annotations.NullMarked;
