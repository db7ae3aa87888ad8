/// The HTTP API for tournaments.
@NullMarked
package org.jadoube.web.http.tournament;

import org.jspecify.annotations.NullMarked;
