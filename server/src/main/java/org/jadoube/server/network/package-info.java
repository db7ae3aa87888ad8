/// Who may connect to the server, from where, how often and for how long. Nothing here knows HTTP.
@NullMarked
package org.jadoube.server.network;

import org.jspecify.annotations.NullMarked;
