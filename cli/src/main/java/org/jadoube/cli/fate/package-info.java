/// The command that says who can still checkmate.
@NullMarked
package org.jadoube.cli.fate;

import org.jspecify.annotations.NullMarked;
