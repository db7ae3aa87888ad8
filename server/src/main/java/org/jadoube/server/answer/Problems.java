package org.jadoube.server.answer;

import java.util.Map;

/// The kinds of problems.
///
/// @param problems the codes and their titles
public record Problems(Map<String, String> problems) {}
