package org.jadoube.web.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jadoube.web.ask.Effort;
import org.jadoube.web.ask.Oracle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// A model's replies in the examples follow from the calls that it makes.
final class ConversationTest {
  private static final Pattern QUOTE = Pattern.compile("“([^”]+)”");
  private static final Pattern ARTICLE = Pattern.compile("\\d+(?:\\.\\d+)+");

  static final List<Conversation> ALL = Conversation.all(new Oracle(Effort.AMONG_MANY));

  private static String answers(Conversation conversation) {
    return conversation.calls().stream()
        .map(Conversation.Call::answer)
        .collect(Collectors.joining("\n"));
  }

  @Test
  void there_are_three() {
    assertThat(ALL).hasSize(3);
  }

  @ParameterizedTest
  @FieldSource("ALL")
  void every_quote_in_a_reply_is_what_a_tool_has_said(Conversation conversation) {
    String answers = answers(conversation);
    assertThat(QUOTE.matcher(conversation.reply()).results().map(quote -> quote.group(1)))
        .isNotEmpty()
        .allSatisfy(quote -> assertThat(answers).contains(quote));
  }

  @ParameterizedTest
  @FieldSource("ALL")
  void every_article_in_a_reply_is_one_that_a_tool_has_cited(Conversation conversation) {
    String answers = answers(conversation);
    assertThat(ARTICLE.matcher(conversation.reply()).results().map(MatchResult::group))
        .isNotEmpty()
        .allSatisfy(article -> assertThat(answers).contains(article));
  }

  @Test
  void the_documentation_has_the_same() throws IOException {
    String page = Files.readString(Path.of("../docs/asking.md"));
    for (Conversation each : ALL) {
      assertThat(page).contains("**" + each.question() + "**\n", "\n" + each.reply() + "\n");
      assertThat(each.calls())
          .allSatisfy(call ->
              assertThat(page).contains("**" + call.tool() + "** `" + call.arguments() + "`"));
    }
  }
}
