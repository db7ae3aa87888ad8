/// The part of the API about the lobby.
@NullMarked
package org.jadoube.web.http.lobby;

import org.jspecify.annotations.NullMarked;
