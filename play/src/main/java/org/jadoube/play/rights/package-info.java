/// Who may do what: roles, and the acts that the Laws and the Online Regulations give them. Pure.
@NullMarked
package org.jadoube.play.rights;

import org.jspecify.annotations.NullMarked;
