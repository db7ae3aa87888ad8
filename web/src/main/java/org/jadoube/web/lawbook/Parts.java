package org.jadoube.web.lawbook;

import static j2html.TagCreator.a;
import static j2html.TagCreator.each;
import static j2html.TagCreator.form;
import static j2html.TagCreator.input;
import static j2html.TagCreator.label;
import static j2html.TagCreator.li;
import static j2html.TagCreator.nav;
import static j2html.TagCreator.p;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

import j2html.tags.ContainerTag;
import j2html.tags.DomContent;
import j2html.tags.specialized.ATag;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.web.provision.LawWords.Said;
import org.jadoube.web.view.LawNames.LawPath;

/// Parts that several pages about the Laws share.
final class Parts {
  /// The place where FIDE publishes the Laws, in English.
  private static final String HANDBOOK = "https://handbook.fide.com/";

  /// The greatest length of a query, in characters.
  static final int LONGEST_QUERY = 100;

  private Parts() {}

  /// A text of the Laws, with links to cited Articles of that edition.
  static DomContent said(ReadersLanguage reading, Said said, Edition edition) {
    return marked(reading, p(Citing.sentence(said.words(), edition)).withClass("gist"), said);
  }

  /// The heading of a provision.
  static DomContent title(ReadersLanguage reading, Provision provision) {
    Said title = reading.words().title(provision);
    return marked(reading, span(title.words()), title);
  }

  /// The tag, marked with its language if that is not the page's.
  static <T extends ContainerTag<T>> T marked(ReadersLanguage reading, T tag, Said said) {
    return said.language().equals(reading.language())
        ? tag
        : tag.attr("lang", said.language().tag());
  }

  /// A note to those who read a translation: whether a native arbiter has read it, and which text
  /// counts.
  static DomContent translated(ReadersLanguage reading) {
    return reading.words().isTranslation()
        ? p(
                text(reading.words().isUnread() ? reading.text("laws.no-native") + " " : ""),
                text(reading.text("laws.authentic") + " "),
                a("FIDE Handbook").withHref(HANDBOOK).withLang("en"))
            .withClass("remark")
        : text("");
  }

  /// A link to each book, one of which is open.
  ///
  /// @param address of this subject in that book; empty if it has nothing about it
  /// @param more a note beside a book's name
  static DomContent books(
      ReadersLanguage reading,
      List<Edition> books,
      Edition open,
      Function<Edition, Optional<String>> address,
      Function<Edition, String> more) {
    return nav(ul(
            each(
                books,
                book ->
                    li(
                        book(book, open, address.apply(book))
                            .with(span(more.apply(book)).withClass("number"))))))
        .withClass("books")
        .attr("aria-label", reading.text("laws.editions"));
  }

  private static ATag book(Edition book, Edition open, Optional<String> address) {
    ATag link = a(span(book.year()).withClass("year"));
    address.ifPresentOrElse(link::withHref, () -> link.attr("aria-disabled", "true"));
    return book.equals(open) ? link.attr("aria-current", "true") : link;
  }

  /// A short announcement of the results, in place of reading all of them out.
  static DomContent found(String told) {
    return p(told).withId("found").withClass("remark").attr("role", "status");
  }

  /// The search field, which works without scripts.
  static DomContent search(ReadersLanguage reading, String query) {
    return form(
            label(reading.text("laws.search")).withFor("query"),
            input()
                .withId("query")
                .withType("search")
                .withName("q")
                .withValue(query)
                .attr("maxlength", LONGEST_QUERY)
                .attr("autocomplete", "off")
                .attr("spellcheck", "false")
                .withPlaceholder(reading.text("laws.search-example")))
        .withClass("search")
        .withId("search")
        .attr("role", "search")
        .withAction(LawPath.CONTENTS)
        .withMethod("get");
  }
}
