/// Ours and the peers in one race: the same questions, with the same answers.
@NullMarked
package org.jadoube.benchmarks.race;

import org.jspecify.annotations.NullMarked;
