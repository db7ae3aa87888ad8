/// People: accounts and sessions, the roles they hold, and the log of what officials did.
@NullMarked
package org.jadoube.play.people;

import org.jspecify.annotations.NullMarked;
