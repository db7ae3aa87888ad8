/// Regulations, acts, events and rulings as versioned JSON.
@NullMarked
package org.jadoube.wire;

import org.jspecify.annotations.NullMarked;
