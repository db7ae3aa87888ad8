/// The Laws for language models: a server of the Model Context Protocol, whose tools are the
/// questions of [org.jadoube.web.ask].
@NullMarked
package org.jadoube.web.mcp;

import org.jspecify.annotations.NullMarked;
