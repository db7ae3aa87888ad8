/// Quick verdicts on the last positions of games, for those who look at millions of them.
package org.jadoube.chess.fate.glance;
