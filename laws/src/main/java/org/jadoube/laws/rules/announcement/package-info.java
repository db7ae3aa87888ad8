/// Rules for moves that are announced to players who do not see the board (Appendix D), and for
/// what is said in Chess960 (Guidelines II).
package org.jadoube.laws.rules.announcement;
