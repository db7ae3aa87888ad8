/// What in a file is not as PGN has it.
@NullMarked
package org.jadoube.cli.lint;

import org.jspecify.annotations.NullMarked;
