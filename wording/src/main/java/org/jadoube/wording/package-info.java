/// Rulings, refusals and moves as sentences in several languages.
@NullMarked
package org.jadoube.wording;

import org.jspecify.annotations.NullMarked;
