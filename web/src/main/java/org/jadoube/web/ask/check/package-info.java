/// Tournament report files held against the rules of pairing, points and order.
@NullMarked
package org.jadoube.web.ask.check;

import org.jspecify.annotations.NullMarked;
