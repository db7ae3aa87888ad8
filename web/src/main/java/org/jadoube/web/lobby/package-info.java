/// News for those who follow the lobby.
@NullMarked
package org.jadoube.web.lobby;

import org.jspecify.annotations.NullMarked;
