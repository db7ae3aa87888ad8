/// The command that moves a server's games: backup, restore, export and import.
@NullMarked
package org.jadoube.cli.games;

import org.jspecify.annotations.NullMarked;
