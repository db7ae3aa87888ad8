/// Computers that play: the engines that a server offers, and their games.
@NullMarked
package org.jadoube.play.computer;

import org.jspecify.annotations.NullMarked;
