/// Measurements of the server for Prometheus.
@NullMarked
package org.jadoube.play.metrics;

import org.jspecify.annotations.NullMarked;
