package org.jadoube.web.lawbook;

import org.jadoube.laws.edition.Edition;
import org.jadoube.web.cases.Case;

/// The addresses of the pages about cases.
final class CasePath {
  private CasePath() {}

  static String of(Case example, Edition edition) {
    return "/cases/" + edition.year() + "/" + example.id();
  }
}
