/// Measurements of the server for Prometheus.
@NullMarked
package org.jadoube.server.metrics;

import org.jspecify.annotations.NullMarked;
