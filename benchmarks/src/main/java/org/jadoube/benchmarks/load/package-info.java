/// Load on a running server, sent at appointed times whatever the server answers.
@NullMarked
package org.jadoube.benchmarks.load;

import org.jspecify.annotations.NullMarked;
