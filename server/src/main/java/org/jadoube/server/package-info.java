/// Games over HTTP and WebSocket, stored before they are acknowledged.
@NullMarked
package org.jadoube.server;

import org.jspecify.annotations.NullMarked;
