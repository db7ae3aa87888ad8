/// What all commands share: streams, arguments, what they say to the shell.
@NullMarked
package org.jadoube.cli.shell;

import org.jspecify.annotations.NullMarked;
