@NullMarked
package org.jadoube.tournament.trf.tournament;

import org.jspecify.annotations.NullMarked;
