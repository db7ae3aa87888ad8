package org.jadoube.laws.refusal;

import static java.util.Objects.requireNonNull;

import org.jadoube.laws.edition.Citation;

/// An act that the Laws do not let take effect. A refusal changes nothing.
///
/// @param citation the provision that stands against it
/// @param objection what is wrong, with its facts
public record Refusal(Citation citation, Objection objection) {
  public Refusal {
    requireNonNull(citation, "citation");
    requireNonNull(objection, "objection");
  }
}
