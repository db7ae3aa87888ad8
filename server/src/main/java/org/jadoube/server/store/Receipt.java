package org.jadoube.server.store;

import java.util.Optional;

/// What came of an act, under the id that its sender chose.
///
/// @param colour whose act it was
/// @param fingerprint of the act; empty if it was kept before there were any
/// @param first the sequence of its first event
/// @param events how many there are
/// @param refusal as JSON
public record Receipt(
    StoredColour colour,
    String id,
    Optional<String> fingerprint,
    int first,
    int events,
    Optional<String> refusal) {}
