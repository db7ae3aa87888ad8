/// The audit as a job on Apache Spark.
@NullMarked
package org.jadoube.spark;

import org.jspecify.annotations.NullMarked;
