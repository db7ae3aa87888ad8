/// What a look at the last position of a game shows, for those who look at millions of them.
package org.jadoube.chess.fate.glance;
