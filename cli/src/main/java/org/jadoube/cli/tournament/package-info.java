/// `jadoube tournament`: what officials need of a tournament report file.
@NullMarked
package org.jadoube.cli.tournament;

import org.jspecify.annotations.NullMarked;
