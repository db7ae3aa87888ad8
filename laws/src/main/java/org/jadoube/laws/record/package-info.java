/// A game as a record of it: PGN.
package org.jadoube.laws.record;
