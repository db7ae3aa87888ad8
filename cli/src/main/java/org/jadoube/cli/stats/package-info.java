/// The command that says what archives hold.
@NullMarked
package org.jadoube.cli.stats;

import org.jspecify.annotations.NullMarked;
