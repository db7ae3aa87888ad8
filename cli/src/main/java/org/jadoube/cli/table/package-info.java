/// Files of facts and findings: CSV, JSON lines and Parquet.
@org.jspecify.annotations.NullMarked
package org.jadoube.cli.table;
