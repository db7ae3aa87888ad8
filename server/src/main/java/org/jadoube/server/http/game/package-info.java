/// The HTTP API for games.
@NullMarked
package org.jadoube.server.http.game;

import org.jspecify.annotations.NullMarked;
