/// The columns of each record, read and written.
@NullMarked
package org.jadoube.tournament.trf.lines;

import org.jspecify.annotations.NullMarked;
