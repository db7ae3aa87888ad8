/// Rules for the act of moving the pieces, on a screen and by hand, and for pressing the clock
/// (Articles 1.3, 4 and 6.2).
package org.jadoube.laws.rules.moving;
