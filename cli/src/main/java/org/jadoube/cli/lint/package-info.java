/// Checks of PGN against the standard.
@NullMarked
package org.jadoube.cli.lint;

import org.jspecify.annotations.NullMarked;
