/// How pawns get past each other: a search for the captures without which they cannot stand as they
/// do. Stands on nothing else: it knows pawns by their files and ranks alone.
package org.jadoube.chess.retro.kernel;
