package org.jadoube.web.openid;

import java.net.URI;
import org.jadoube.store.Secret;

/// An errand of a browser to the provider.
///
/// @param to where it goes
/// @param browser the value of its cookie, by which it is recognised when it returns
public record Errand(URI to, Secret browser) {}
