/// The columns of each record, read and written.
@NullMarked
package org.jadoube.competition.trf.lines;

import org.jspecify.annotations.NullMarked;
