package org.jadoube.web.cases;

import java.util.List;

/// Something that is said about a stage.
///
/// @param kind `event`, `ruling` or `refusal`
/// @param headline what happened, or why it was refused
/// @param citation the Articles
/// @param address the page about the first of them
/// @param details the facts, a sentence each
public record CaseRemark(
    String kind, String headline, String citation, String address, List<String> details) {
  public CaseRemark {
    details = List.copyOf(details);
  }
}
