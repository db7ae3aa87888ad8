@NullMarked
package org.jadoube.play.tournaments;

import org.jspecify.annotations.NullMarked;
