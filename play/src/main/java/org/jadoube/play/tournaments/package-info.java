/// Tournaments: what is settled about them, who plays, rounds, results and standings. Changes are
/// pure functions of the record of a tournament; whoever stores first was first.
@NullMarked
package org.jadoube.play.tournaments;

import org.jspecify.annotations.NullMarked;
