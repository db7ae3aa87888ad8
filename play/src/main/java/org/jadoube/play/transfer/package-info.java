/// Games out of a database and into one: backup, restore, export and import.
@NullMarked
package org.jadoube.play.transfer;

import org.jspecify.annotations.NullMarked;
