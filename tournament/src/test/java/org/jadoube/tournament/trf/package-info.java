@NullMarked
package org.jadoube.tournament.trf;

import org.jspecify.annotations.NullMarked;
