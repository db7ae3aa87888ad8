/// Files of facts about games: CSV and Parquet.
@org.jspecify.annotations.NullMarked
package org.jadoube.cli.facts;
