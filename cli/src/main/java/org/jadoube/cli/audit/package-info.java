/// The command that checks archives against the Laws.
@NullMarked
package org.jadoube.cli.audit;

import org.jspecify.annotations.NullMarked;
