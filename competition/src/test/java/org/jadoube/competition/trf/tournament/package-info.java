@NullMarked
package org.jadoube.competition.trf.tournament;

import org.jspecify.annotations.NullMarked;
