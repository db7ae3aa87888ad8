/// The command that shows the Laws.
@NullMarked
package org.jadoube.cli.laws;

import org.jspecify.annotations.NullMarked;
