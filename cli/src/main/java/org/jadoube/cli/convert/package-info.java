/// The command that rewrites games.
@NullMarked
package org.jadoube.cli.convert;

import org.jspecify.annotations.NullMarked;
