/// Games on disk: regulations, events and seats, appended to and never changed.
@NullMarked
package org.jadoube.store;

import org.jspecify.annotations.NullMarked;
