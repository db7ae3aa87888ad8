/// What ends a game on the board: checkmate, stalemate, dead positions, draws that come by
/// themselves, resignation (Articles 5 and 9.6).
package org.jadoube.laws.rules.ending;
