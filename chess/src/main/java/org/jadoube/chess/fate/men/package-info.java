/// The pieces on the board during a search, and what can be concluded from them without one.
package org.jadoube.chess.fate.men;
