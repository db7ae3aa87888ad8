/// The command `jadoube people`.
@NullMarked
package org.jadoube.cli.people;

import org.jspecify.annotations.NullMarked;
