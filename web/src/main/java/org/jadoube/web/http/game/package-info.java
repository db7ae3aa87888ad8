/// The HTTP API for games.
@NullMarked
package org.jadoube.web.http.game;

import org.jspecify.annotations.NullMarked;
