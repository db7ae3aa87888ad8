package org.jadoube.store;

import java.util.Optional;

/// The outcome of an act, stored under its sender's id.
///
/// @param sender who sent the act
/// @param fingerprint of the act; empty in rows from before fingerprints existed
/// @param first the sequence of its first event
/// @param events the number of its events
/// @param refusal as JSON
public record Receipt(
    StoredSender sender,
    String id,
    Optional<String> fingerprint,
    int first,
    int events,
    Optional<String> refusal) {}
