/// Games in play: one room for each, where acts are decided, kept and made known.
@NullMarked
package org.jadoube.server.game;

import org.jspecify.annotations.NullMarked;
