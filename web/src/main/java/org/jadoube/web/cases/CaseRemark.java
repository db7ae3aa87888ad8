package org.jadoube.web.cases;

import java.util.List;

/// A remark about a stage.
///
/// @param kind `event`, `ruling` or `refusal`
/// @param headline the event, or the reason for the refusal
/// @param citation the Articles
/// @param address the page about the first of them
/// @param details the facts, a sentence each
public record CaseRemark(
    String kind, String headline, String citation, String address, List<String> details) {
  public CaseRemark {
    details = List.copyOf(details);
  }
}
