/// Test support shared by several modules.
@NullMarked
package org.jadoube.testing;

import org.jspecify.annotations.NullMarked;
