/// The chess clock and time controls.
package org.jadoube.laws.clock;
