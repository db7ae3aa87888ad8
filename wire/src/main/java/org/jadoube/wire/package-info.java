/// Regulations, acts, events and rulings as versioned JSON.
package org.jadoube.wire;
