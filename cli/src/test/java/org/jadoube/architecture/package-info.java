/// Rules for all modules.
@NullMarked
package org.jadoube.architecture;

import org.jspecify.annotations.NullMarked;
