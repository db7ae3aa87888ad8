/// Games that a server plays against itself before anybody comes, so that Java has compiled the
/// code for them.
@NullMarked
package org.jadoube.web.warmup;

import org.jspecify.annotations.NullMarked;
