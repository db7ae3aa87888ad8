/// Everything that is agreed before a game.
@NullMarked
package org.jadoube.laws.regulations;

import org.jspecify.annotations.NullMarked;
