/// How a game ends on the board: checkmate, stalemate, dead positions, automatic draws, resignation
/// (Articles 5 and 9.6).
package org.jadoube.laws.rules.ending;
