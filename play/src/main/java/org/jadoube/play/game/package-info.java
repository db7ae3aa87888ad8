/// Games in play: each has a room where acts are decided, stored and announced.
@NullMarked
package org.jadoube.play.game;

import org.jspecify.annotations.NullMarked;
