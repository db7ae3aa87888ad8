/// Lichess's Board, Bot and Challenge API under its own paths, so that its clients play here, too.
@NullMarked
package org.jadoube.web.lichess;

import org.jspecify.annotations.NullMarked;
