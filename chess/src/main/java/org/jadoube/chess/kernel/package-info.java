/// How pawns get past each other: a search for the captures without which they cannot stand as they
/// do.
package org.jadoube.chess.kernel;
