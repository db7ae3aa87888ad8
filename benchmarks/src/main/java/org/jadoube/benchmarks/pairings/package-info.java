/// Pairings of Swiss rounds, compared with those of another program.
@NullMarked
package org.jadoube.benchmarks.pairings;

import org.jspecify.annotations.NullMarked;
