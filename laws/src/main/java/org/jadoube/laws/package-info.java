/// Editions, rules, acts, events, rulings and refusals: the game under the Laws.
@NullMarked
package org.jadoube.laws;

import org.jspecify.annotations.NullMarked;
