/// The common ground of all notations: readings and faults, languages and their letters. Also the
/// moves of engines (UCI), of correspondence chess (ICCF), and attempts in coordinates.
@NullMarked
package org.jadoube.notation;

import org.jspecify.annotations.NullMarked;
