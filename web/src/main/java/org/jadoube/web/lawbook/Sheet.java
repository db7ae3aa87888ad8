package org.jadoube.web.lawbook;

import j2html.tags.DomContent;

/// A page, without what all pages have around it.
///
/// @param title of the window
/// @param main what stands on it, as HTML
public record Sheet(String title, String main) {
  static Sheet of(String title, DomContent main) {
    return new Sheet(title, main.render());
  }
}
