/// How pawns get past each other: a search for captures that let them stand as they do. It depends
/// on no other package: all it knows of a pawn is its colour, file and rank.
package org.jadoube.chess.retro.kernel;
