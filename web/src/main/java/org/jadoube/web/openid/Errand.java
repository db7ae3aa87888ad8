package org.jadoube.web.openid;

import java.net.URI;
import org.jadoube.store.Secret;

/// A browser is sent to the provider.
///
/// @param to where it goes
/// @param browser what its cookie holds, to be recognised when it comes back
public record Errand(URI to, Secret browser) {}
