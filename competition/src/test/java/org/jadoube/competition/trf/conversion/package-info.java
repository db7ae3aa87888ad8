@NullMarked
package org.jadoube.competition.trf.conversion;

import org.jspecify.annotations.NullMarked;
