/// Games over HTTP and WebSocket, on disk before they are acknowledged.
@NullMarked
package org.jadoube.server;

import org.jspecify.annotations.NullMarked;
