/// Benchmarks of our code and of its peers.
@NullMarked
package org.jadoube.benchmarks;

import org.jspecify.annotations.NullMarked;
