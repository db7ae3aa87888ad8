/// Why acts are refused.
@NullMarked
package org.jadoube.laws.refusal;

import org.jspecify.annotations.NullMarked;
