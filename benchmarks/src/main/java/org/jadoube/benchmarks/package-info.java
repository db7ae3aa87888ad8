/// Measurements, ours beside the peers.
@NullMarked
package org.jadoube.benchmarks;

import org.jspecify.annotations.NullMarked;
