/// The `jadoube` command.
@NullMarked
package org.jadoube.cli;

import org.jspecify.annotations.NullMarked;
