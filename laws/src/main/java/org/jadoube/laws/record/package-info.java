/// A game as PGN.
package org.jadoube.laws.record;
