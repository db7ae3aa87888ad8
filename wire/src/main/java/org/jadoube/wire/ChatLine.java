package org.jadoube.wire;

/// Somebody writes a line to the others in the same room.
///
/// @param text the line
/// @since 0.1.0
public record ChatLine(String text) {}
