/// Rules about time: the start, flags, arrivals, interruptions, setting the clock (Article 6).
package org.jadoube.laws.rules.time;
