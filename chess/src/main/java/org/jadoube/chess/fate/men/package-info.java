/// The men on the board while a game is followed, and what they tell at a glance, without a search.
package org.jadoube.chess.fate.men;
