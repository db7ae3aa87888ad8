/// The editions of the Laws: their provisions, the number of each in each edition, and citations.
@NullMarked
package org.jadoube.laws.edition;

import org.jspecify.annotations.NullMarked;
