package org.jadoube.web.tls;

/// The reason why a certificate or key cannot be used, for people.
public final class UnusableCertificate extends Exception {
  private static final long serialVersionUID = 1;

  UnusableCertificate(String message) {
    super(message);
  }

  UnusableCertificate(String message, Throwable cause) {
    super(message, cause);
  }
}
