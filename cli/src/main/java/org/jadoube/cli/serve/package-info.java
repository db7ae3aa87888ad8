/// The command that runs the server.
@NullMarked
package org.jadoube.cli.serve;

import org.jspecify.annotations.NullMarked;
