/// Setups as text: Forsyth–Edwards notation in its dialects, and extended position descriptions.
@NullMarked
package org.jadoube.notation.fen;

import org.jspecify.annotations.NullMarked;
