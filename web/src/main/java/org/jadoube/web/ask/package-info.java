/// Questions to the Laws that need no game on the server, and their answers: the same for the
/// command, over HTTP and for language models.
@NullMarked
package org.jadoube.web.ask;

import org.jspecify.annotations.NullMarked;
