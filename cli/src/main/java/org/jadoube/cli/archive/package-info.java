/// Archives of games as arguments, and the letters they are read in.
@NullMarked
package org.jadoube.cli.archive;

import org.jspecify.annotations.NullMarked;
