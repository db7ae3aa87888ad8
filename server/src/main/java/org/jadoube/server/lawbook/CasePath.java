package org.jadoube.server.lawbook;

import org.jadoube.laws.edition.Edition;
import org.jadoube.server.cases.Case;

/// The addresses of the pages about cases.
final class CasePath {
  private CasePath() {}

  static String of(Case example, Edition edition) {
    return "/cases/" + edition.year() + "/" + example.id();
  }
}
