package org.jadoube.web.openid;

import org.jadoube.play.people.SignedIn;

/// The return of a browser from the provider.
public sealed interface ProviderReturn {
  /// It has signed in.
  record Done(SignedIn who) implements ProviderReturn {}

  /// It was not sent there, was too slow, or another browser was.
  record Unexpected() implements ProviderReturn {}

  /// The provider did not confirm anybody.
  record NotConfirmed() implements ProviderReturn {}
}
