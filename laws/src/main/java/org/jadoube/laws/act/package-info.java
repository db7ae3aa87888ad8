/// The acts of players, arbiters, assistants and clocks.
@NullMarked
package org.jadoube.laws.act;

import org.jspecify.annotations.NullMarked;
