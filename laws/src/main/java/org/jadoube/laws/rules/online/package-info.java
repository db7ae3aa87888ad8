/// Play online (E04): moves on virtual and electronic boards, connections, what the zone decides.
@NullMarked
package org.jadoube.laws.rules.online;

import org.jspecify.annotations.NullMarked;
