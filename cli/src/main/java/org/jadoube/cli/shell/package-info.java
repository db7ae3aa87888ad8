/// Streams, arguments and exit codes, which all commands share.
@NullMarked
package org.jadoube.cli.shell;

import org.jspecify.annotations.NullMarked;
