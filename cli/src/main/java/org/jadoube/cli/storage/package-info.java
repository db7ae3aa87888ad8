/// Which server's database a command is about.
@NullMarked
package org.jadoube.cli.storage;

import org.jspecify.annotations.NullMarked;
