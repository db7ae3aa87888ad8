/// Play online (E04): moves on virtual and electronic boards, connections, decisions by the zone.
@NullMarked
package org.jadoube.laws.rules.online;

import org.jspecify.annotations.NullMarked;
