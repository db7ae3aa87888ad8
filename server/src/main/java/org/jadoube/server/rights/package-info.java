/// Who may do what: roles, and the acts that the Laws and the Online Regulations give them. Pure.
@NullMarked
package org.jadoube.server.rights;

import org.jspecify.annotations.NullMarked;
