/// Editions, rules, acts, events, rulings and refusals: the game under the Laws.
package org.jadoube.laws;
