/// The playing hall of a tournament, for its followers: its rounds, its boards, and the games on
/// them.
@NullMarked
package org.jadoube.web.hall;

import org.jspecify.annotations.NullMarked;
