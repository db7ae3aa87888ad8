package org.jadoube.web.network;

/// The headers in which trusted proxies say where a request comes from. Only one kind is read,
/// because a proxy that writes one passes on whatever a client has written into the other.
public enum ForwardedBy {
  /// `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host`.
  X_FORWARDED,
  /// `Forwarded` (RFC 7239).
  FORWARDED
}
