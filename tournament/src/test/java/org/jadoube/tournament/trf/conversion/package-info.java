@NullMarked
package org.jadoube.tournament.trf.conversion;

import org.jspecify.annotations.NullMarked;
