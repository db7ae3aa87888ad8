/// Readers of PGN: from a stream, or from batches that several threads share.
@NullMarked
package org.jadoube.notation.pgn.reading;

import org.jspecify.annotations.NullMarked;
