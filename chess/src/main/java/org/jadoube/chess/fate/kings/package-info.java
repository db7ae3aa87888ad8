/// Where both kings may be as long as there are no captures and no pawn moves. Depends only on
/// bitboards.
package org.jadoube.chess.fate.kings;
