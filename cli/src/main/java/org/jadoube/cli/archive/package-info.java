/// Archives as arguments, and the piece letters to read them in.
@NullMarked
package org.jadoube.cli.archive;

import org.jspecify.annotations.NullMarked;
