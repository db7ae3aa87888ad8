/// Load on a running server, sent at appointed times, however the server answers.
@NullMarked
package org.jadoube.benchmarks.load;

import org.jspecify.annotations.NullMarked;
