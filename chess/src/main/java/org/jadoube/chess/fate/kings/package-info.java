/// Where both kings may be as long as nothing is captured and no pawn moves. Stands on nothing but
/// bitboards.
package org.jadoube.chess.fate.kings;
