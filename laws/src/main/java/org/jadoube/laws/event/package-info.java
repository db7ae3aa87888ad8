/// The events of a game: facts that are never judged again.
@NullMarked
package org.jadoube.laws.event;

import org.jspecify.annotations.NullMarked;
