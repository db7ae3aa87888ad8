@NullMarked
package org.jadoube.competition.trf.pairing;

import org.jspecify.annotations.NullMarked;
