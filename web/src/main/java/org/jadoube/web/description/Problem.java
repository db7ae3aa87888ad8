package org.jadoube.web.description;

/// A way in which a request fails.
///
/// @param status the HTTP status of the answer
public record Problem(int status, ProblemKind kind) {
  /// With the status that usually goes with it.
  static Problem of(ProblemKind kind) {
    return new Problem(kind.status(), kind);
  }
}
