/// Archives of games as arguments, and all processors to read them.
@NullMarked
package org.jadoube.cli.archive;

import org.jspecify.annotations.NullMarked;
