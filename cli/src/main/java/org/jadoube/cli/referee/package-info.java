/// The command that judges a game act by act.
@NullMarked
package org.jadoube.cli.referee;

import org.jspecify.annotations.NullMarked;
