package org.jadoube.web.openid;

import org.jadoube.play.people.SignedIn;

/// How a browser comes back from the provider.
public sealed interface Returning {
  /// It has signed in.
  record Done(SignedIn who) implements Returning {}

  /// It was not sent there, was too slow, or somebody else was.
  record Unexpected() implements Returning {}

  /// The provider did not say who it is.
  record NotConfirmed() implements Returning {}
}
