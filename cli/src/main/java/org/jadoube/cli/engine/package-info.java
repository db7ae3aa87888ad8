/// Chess engines: ours for other programs, and matches.
@NullMarked
package org.jadoube.cli.engine;

import org.jspecify.annotations.NullMarked;
