@org.jspecify.annotations.NullMarked
package org.jadoube.cli.table;
