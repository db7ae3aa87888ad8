/// The value of a position in centipawns, without a search.
@NullMarked
package org.jadoube.uci.own.evaluation;

import org.jspecify.annotations.NullMarked;
