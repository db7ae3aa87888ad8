/// The command that counts.
@NullMarked
package org.jadoube.cli.perft;

import org.jspecify.annotations.NullMarked;
