/// The HTTP API for accounts, sessions and roles.
@NullMarked
package org.jadoube.server.http.people;

import org.jspecify.annotations.NullMarked;
