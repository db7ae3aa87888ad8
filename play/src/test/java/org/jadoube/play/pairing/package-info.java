@NullMarked
package org.jadoube.play.pairing;

import org.jspecify.annotations.NullMarked;
