/// The command that rewrites PGN.
@NullMarked
package org.jadoube.cli.convert;

import org.jspecify.annotations.NullMarked;
