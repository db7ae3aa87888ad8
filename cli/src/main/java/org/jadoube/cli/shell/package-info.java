/// What all commands share: streams, arguments, exit codes.
@NullMarked
package org.jadoube.cli.shell;

import org.jspecify.annotations.NullMarked;
