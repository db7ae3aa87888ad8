/// The public parts of a game: plies, phase, draw offers, scoresheets.
@NullMarked
package org.jadoube.laws.game;

import org.jspecify.annotations.NullMarked;
