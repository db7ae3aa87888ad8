/// The encoding of text that does not say in which it is.
///
/// Detection is our own, since the libraries for it decide by running text. The text of a file of
/// games that is not ASCII is often a handful of names: `EncodingGuessTest` measures both.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.notation.encoding;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
