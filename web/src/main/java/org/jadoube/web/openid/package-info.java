/// Signing in with an account of another site (OpenID Connect).
@NullMarked
package org.jadoube.web.openid;

import org.jspecify.annotations.NullMarked;
