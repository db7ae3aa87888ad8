/// Games over HTTP and WebSocket, stored before they are acknowledged.
@NullMarked
package org.jadoube.web;

import org.jspecify.annotations.NullMarked;
