/// Games that are the same although they are written differently.
package org.jadoube.audit.same;
