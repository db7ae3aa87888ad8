package org.jadoube.web.lawbook;

import static j2html.TagCreator.a;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.li;
import static j2html.TagCreator.span;
import static j2html.TagCreator.ul;

import j2html.tags.DomContent;
import java.util.List;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.web.view.LawNames.LawPath;

/// A provision in a list: its number, its name and its text.
record ProvisionEntry(ReadersLanguage reading, Edition book, Provision provision) {
  static DomContent list(List<ProvisionEntry> entries) {
    return ul(each(entries, ProvisionEntry::item)).withClass("entries");
  }

  private DomContent item() {
    return li(
        h3(
            a(
                    span(BookNames.numbers(provision)).withClass("number"),
                    Parts.title(reading, provision))
                .withHref(LawPath.of(book, provision.article()))),
        Parts.said(reading, reading.words().gist(provision), book));
  }
}
