/// The public parts of a game: plies, phase, draw offers, scoresheets.
package org.jadoube.laws.game;
