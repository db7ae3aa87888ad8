package org.jadoube.web.openid;

import org.jadoube.play.people.SignedIn;

/// The return of a browser from the provider.
public sealed interface Returning {
  /// It has signed in.
  record Done(SignedIn who) implements Returning {}

  /// It was not sent there, was too slow, or another browser was.
  record Unexpected() implements Returning {}

  /// The provider did not confirm anybody.
  record NotConfirmed() implements Returning {}
}
