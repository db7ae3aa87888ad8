package org.jadoube.web.lawbook;

import j2html.tags.DomContent;

/// A page without its common frame.
///
/// @param title of the window
/// @param main its contents, as HTML
public record Sheet(String title, String main) {
  static Sheet of(String title, DomContent main) {
    return new Sheet(title, main.render());
  }
}
