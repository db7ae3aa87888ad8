package org.jadoube.web.lawbook;

import static j2html.TagCreator.a;
import static j2html.TagCreator.button;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.fieldset;
import static j2html.TagCreator.form;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.input;
import static j2html.TagCreator.label;
import static j2html.TagCreator.legend;
import static j2html.TagCreator.noscript;
import static j2html.TagCreator.option;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.select;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;
import static j2html.TagCreator.ul;

import j2html.tags.DomContent;
import j2html.tags.specialized.ButtonTag;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.Language;
import org.jadoube.web.view.LawNames.LawPath;

/// "What do you rule?": incidents to decide. A script plays them.
public final class LearnPage {
  private LearnPage() {}

  /// The page in a language.
  public static Sheet in(Language language) {
    ReadersLanguage reading = ReadersLanguage.in(language);
    return Sheet.of(
        reading.text("learn.title"),
        div(
            h1(reading.text("learn.heading")),
            p(reading.text("learn.lead")).withClass("lead"),
            noscript(
                p(
                    text(reading.text("learn.script") + " "),
                    a(reading.text("laws.heading")).withHref(LawPath.CONTENTS))),
            choice(reading),
            p().withId("none").withClass("remark").attr("role", "status"),
            incident(reading),
            score(reading)));
  }

  private static DomContent choice(ReadersLanguage reading) {
    return form(
            fieldset(
                legend(reading.text("laws.editions")),
                div(each(Edition.books(), LearnPage::edition)).withClass("chips")),
            label(text(reading.text("learn.subject")))
                .withClass("field")
                .with(
                    select(option(reading.text("learn.all")).withValue(""))
                        .withName("subject")
                        .attr("autocomplete", "off")),
            label(
                    input().withType("checkbox").withName("missed").attr("autocomplete", "off"),
                    text(" " + reading.text("learn.missed")))
                .withClass("choice"),
            button(reading.text("learn.begin")).withClass("primary").withType("submit"))
        .withId("choice")
        .withClass("card");
  }

  private static DomContent edition(Edition book) {
    return label(
        input()
            .withType("radio")
            .withName("edition")
            .withValue(book.year())
            .withCondChecked(book.equals(Edition.newest()))
            .attr("autocomplete", "off"),
        span(book.year()));
  }

  private static DomContent incident(ReadersLanguage reading) {
    return section(
            div(
                    h2().withId("incident-title").attr("tabindex", "-1"),
                    p().withId("story").withClass("gist"),
                    p().withId("stranger").withClass("remark").attr("role", "status"))
                .withClass("told-first"),
            div().withClass("stage"),
            div(question(reading), verdict(reading)).withClass("asking"))
        .withId("incident")
        .withClass("incident")
        .attr("aria-labelledby", "incident-title")
        .isHidden();
  }

  private static DomContent question(ReadersLanguage reading) {
    return form(
            h2().withId("asked").attr("tabindex", "-1"),
            p().withId("deed").withClass("deed"),
            div().withId("answers").withClass("answers").attr("role", "radiogroup"),
            p().withId("choose").withClass("fault").attr("role", "alert"),
            plain(reading.text("learn.answer"), "submit").withClass("primary"))
        .withId("question")
        .attr("aria-labelledby", "asked")
        .attr("novalidate", "novalidate")
        .isHidden();
  }

  private static DomContent verdict(ReadersLanguage reading) {
    return div(
            h2().withId("judged").attr("tabindex", "-1"),
            div().withId("ruling"),
            div().withId("elsewhere"),
            div().withId("arbiters"),
            p(
                    plain(reading.text("learn.go-on"), "button")
                        .withClass("primary")
                        .withId("go-on"),
                    plain(reading.text("learn.another"), "button").withId("another"))
                .withClass("onward"))
        .withId("verdict")
        .isHidden();
  }

  private static ButtonTag plain(String words, String type) {
    return button(words).withType(type);
  }

  private static DomContent score(ReadersLanguage reading) {
    return section(
            h2(reading.text("learn.score")),
            p().withId("total"),
            ul().withId("by-article").withClass("by-article"),
            p(
                    text(reading.text("learn.kept") + " "),
                    plain(reading.text("learn.forget"), "button").withId("forget"))
                .withClass("remark"))
        .withId("score")
        .isHidden();
  }
}
