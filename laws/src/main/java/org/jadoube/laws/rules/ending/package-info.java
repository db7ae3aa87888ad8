/// The rules of ending a game on the board: rulings by positions, made moves, resignation (Articles
/// 5 and 9.6). What counts as an end, `laws.ending` says.
package org.jadoube.laws.rules.ending;
