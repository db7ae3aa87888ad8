/// Games that are equal although they are written differently.
package org.jadoube.audit.same;
