/// What a game consists of, as everybody may see it: its plies, how far it has come, offers of a
/// draw, scoresheets.
package org.jadoube.laws.game;
