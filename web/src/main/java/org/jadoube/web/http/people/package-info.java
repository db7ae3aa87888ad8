/// The HTTP API for accounts, sessions and roles.
@NullMarked
package org.jadoube.web.http.people;

import org.jspecify.annotations.NullMarked;
