package org.jadoube.wire;

/// Somebody writes a line to the others in the same room.
///
/// @param text the line
public record ChatLine(String text) {}
