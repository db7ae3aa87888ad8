/// The choices that editions make: the values of parameters that are not numbers.
@NullMarked
package org.jadoube.laws.edition.choice;

import org.jspecify.annotations.NullMarked;
