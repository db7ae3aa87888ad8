/// The encoding of text that does not name it.
///
/// We detect it ourselves, since libraries are made for running text. In a file of games, the text
/// outside ASCII is often a handful of names. `EncodingGuessTest` measures both.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.notation.encoding;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
