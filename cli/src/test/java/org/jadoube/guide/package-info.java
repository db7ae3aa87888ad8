/// The guide for library users, as code that runs.
@NullMarked
package org.jadoube.guide;

import org.jspecify.annotations.NullMarked;
