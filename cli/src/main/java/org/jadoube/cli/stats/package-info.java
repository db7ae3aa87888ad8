/// The command that describes the contents of archives.
@NullMarked
package org.jadoube.cli.stats;

import org.jspecify.annotations.NullMarked;
