/// The command that counts positions.
@NullMarked
package org.jadoube.cli.perft;

import org.jspecify.annotations.NullMarked;
