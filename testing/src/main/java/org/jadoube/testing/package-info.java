/// What tests of several modules share.
@NullMarked
package org.jadoube.testing;

import org.jspecify.annotations.NullMarked;
