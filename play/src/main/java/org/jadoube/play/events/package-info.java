/// Events: what is settled about them, who plays, rounds, results and standings. Changes are pure
/// functions of the record of an event; whoever stores first was first.
@NullMarked
package org.jadoube.play.events;

import org.jspecify.annotations.NullMarked;
