/// How players who have an account find each other: seeks, which anybody may take up, and
/// challenges.
@NullMarked
package org.jadoube.play.lobby;

import org.jspecify.annotations.NullMarked;
