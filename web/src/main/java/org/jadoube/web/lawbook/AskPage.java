package org.jadoube.web.lawbook;

import static j2html.TagCreator.a;
import static j2html.TagCreator.code;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.p;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.section;
import static j2html.TagCreator.text;

import j2html.tags.DomContent;
import java.util.List;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.Language;
import org.jadoube.web.ask.Effort;
import org.jadoube.web.ask.Oracle;
import org.jadoube.web.mcp.Conversation;

/// "Ask the Laws": how a language model asks and quotes, and how to connect one.
public final class AskPage {
  private static final String ENGLISH = "en";
  private static final String COMMAND =
      """
      {"mcpServers": {"jadoube": {"command": "jadoube", "args": ["mcp"]}}}\
      """;

  /// The calls are made once, when somebody first opens the page.
  private static final class Held {
    static final List<Conversation> CONVERSATIONS = Conversation.all(new Oracle(Effort.AMONG_MANY));
  }

  private AskPage() {}

  /// The page in a language.
  ///
  /// @param endpoint the address for language models
  public static Sheet in(Language language, String endpoint) {
    ReadersLanguage reading = ReadersLanguage.in(language);
    return Sheet.of(
        reading.text("ask.title"),
        div(
                h1(reading.text("ask.heading")),
                p(reading.text("ask.lead")).withClass("lead"),
                p(reading.text("ask.executed") + english(reading)).withClass("remark"),
                each(Held.CONVERSATIONS, each -> conversation(reading, each)),
                connecting(reading, endpoint))
            .withClass("ask"));
  }

  private static String english(ReadersLanguage reading) {
    return reading.isForeign() ? " " + reading.text("ask.english-only") : "";
  }

  private static DomContent conversation(ReadersLanguage reading, Conversation each) {
    return section(
            h2(each.question()).withLang(ENGLISH),
            each(each.calls(), call -> call(reading, call)),
            h3(reading.text("ask.reply")),
            p(Citing.sentence(each.reply(), Edition.newest()))
                .withClass("gist answer")
                .withLang(ENGLISH))
        .withClass("card conversation");
  }

  private static DomContent call(ReadersLanguage reading, Conversation.Call call) {
    return div(
        h3(reading.text("ask.call")),
        p(code(call.tool()), text(" "), code(call.arguments())).withClass("call"),
        h3(reading.text("ask.answer")),
        pre(call.answer()).withLang(ENGLISH));
  }

  private static DomContent connecting(ReadersLanguage reading, String endpoint) {
    return section(
            h2(reading.text("ask.connect")),
            p(reading.text("ask.local")),
            pre(code(COMMAND)),
            p(reading.text("ask.remote")),
            pre(code(endpoint)),
            p(
                text(reading.text("ask.programs") + " "),
                a("/api/openapi.yaml").withHref("/api/openapi.yaml")))
        .withId("connect");
  }
}
