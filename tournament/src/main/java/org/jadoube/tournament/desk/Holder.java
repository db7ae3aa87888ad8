package org.jadoube.tournament.desk;

/// Whose account it is that a player or a captain has.
///
/// @param id of the account
/// @param name as others see it
public record Holder(String id, String name) {}
