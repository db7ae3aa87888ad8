/// Our engine as others' programs see it: lines of UCI in, lines out.
@NullMarked
package org.jadoube.uci.session;

import org.jspecify.annotations.NullMarked;
