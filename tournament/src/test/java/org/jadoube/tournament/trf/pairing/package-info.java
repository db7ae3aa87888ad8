@NullMarked
package org.jadoube.tournament.trf.pairing;

import org.jspecify.annotations.NullMarked;
