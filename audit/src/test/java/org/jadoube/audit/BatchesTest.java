package org.jadoube.audit;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BatchesTest {
  private static final String FIRST = "[Event \"1\"]\n[Result \"*\"]\n\n1. e4 *\n\n";
  private static final String SECOND = "[Event \"2\"]\n\n1. d4 { see\n[Event \"no game\"] } *\n\n";
  private static final String THIRD = "[Event \"3\"]\n\n1. c4 ; { no comment\n*\n";
  private static final String ALL = FIRST + SECOND + THIRD;

  @Test
  void each_batch_holds_whole_games() throws IOException {
    assertThat(texts(ALL, 1)).containsExactly(FIRST, SECOND, THIRD);
  }

  @Test
  void a_batch_is_at_least_as_long_as_asked_for() throws IOException {
    assertThat(texts(ALL, FIRST.length() + 1)).containsExactly(FIRST + SECOND, THIRD);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 64, 1000})
  void nothing_is_lost_or_doubled(int batchBytes) throws IOException {
    assertThat(String.join("", texts(ALL, batchBytes))).isEqualTo(ALL);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r", "\r\n"})
  void the_lines_before_a_batch_are_counted_whatever_ends_them(String end) throws IOException {
    List<Batch> batches = batches(ALL.replace("\n", end), 1);
    assertThat(batches).extracting(Batch::linesBefore).containsExactly(0L, 5L, 10L);
  }

  @Test
  void an_escape_line_opens_no_comment() throws IOException {
    String escaped = "[Event \"1\"]\n\n% {\n*\n";
    assertThat(texts(escaped + THIRD, 1)).containsExactly(escaped, THIRD);
  }

  @Test
  void a_brace_in_a_tag_opens_no_comment() throws IOException {
    String tagged = "[Event \"{\"]\n\n*\n";
    assertThat(texts(tagged + THIRD, 1)).containsExactly(tagged, THIRD);
  }

  @Test
  void an_empty_stream_has_no_batches() throws IOException {
    assertThat(texts("", 100)).isEmpty();
  }

  private static List<String> texts(String pgn, int batchBytes) throws IOException {
    List<String> texts = new ArrayList<>();
    for (Batch batch : batches(pgn, batchBytes)) {
      texts.add(new String(batch.text().readAllBytes(), ISO_8859_1));
    }
    return texts;
  }

  private static List<Batch> batches(String pgn, int batchBytes) throws IOException {
    InputStream in = new ByteArrayInputStream(pgn.getBytes(ISO_8859_1));
    Batches batches = new Batches(in, batchBytes);
    List<Batch> found = new ArrayList<>();
    for (var next = batches.next(); next.isPresent(); next = batches.next()) {
      found.add(next.get());
    }
    return found;
  }
}
