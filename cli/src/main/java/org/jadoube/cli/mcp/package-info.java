/// The command that answers language models.
@NullMarked
package org.jadoube.cli.mcp;

import org.jspecify.annotations.NullMarked;
