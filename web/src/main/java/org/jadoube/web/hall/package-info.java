/// The playing hall of a tournament, for those who follow it: its rounds, its boards, and how
/// things stand on each of them.
@NullMarked
package org.jadoube.web.hall;

import org.jspecify.annotations.NullMarked;
