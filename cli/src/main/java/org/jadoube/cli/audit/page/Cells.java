package org.jadoube.cli.audit.page;

import static j2html.TagCreator.td;
import static j2html.TagCreator.th;

import j2html.tags.DomContent;

/// The cells of tables.
final class Cells {
  private Cells() {}

  static DomContent column(String name) {
    return th(name).attr("scope", "col");
  }

  /// The head of a column of numbers.
  static DomContent numbers(String name) {
    return th(name).attr("scope", "col").withClass("number");
  }

  static DomContent row(DomContent name) {
    return th(name).attr("scope", "row");
  }

  static DomContent number(long count) {
    return number(CountedWords.number(count));
  }

  static DomContent number(String number) {
    return td(number).withClass("number");
  }

  static DomContent chart(DomContent drawing) {
    return td(drawing).withClass("chart");
  }
}
