package org.jadoube.spark;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.parquet.example.data.Group;
import org.jadoube.audit.form.TagsRead;
import org.jadoube.audit.game.GamePlace;
import org.jadoube.audit.table.Column;

/// A game to be compared with others, and its key.
record Keyed<K>(GamePlace place, K key) {
  private static final String GAME = "game";
  private static final String LINE = "line";
  private static final String FEN = "fen";

  /// Nobody else reads these columns, so nobody needs their meaning.
  private static final String OURS = "";

  /// The columns of a table of such games, which is for internal use: those of the key, then the
  /// place in the split.
  static <K> List<Column<Keyed<K>>> columns(Stream<Column<Keyed<K>>> key) {
    Stream<Column<Keyed<K>>> place =
        Stream.of(
            Column.whole(GAME, OURS, it -> Optional.of(it.place().game())),
            Column.whole(LINE, OURS, it -> Optional.of(it.place().line())),
            Column.text(FEN, OURS, it -> Optional.of(it.place().fen())));
    Stream<Column<Keyed<K>>> tags =
        TagsRead.ROSTER.stream()
            .map(tag ->
                Column.text(tag, OURS, it -> Optional.ofNullable(it.place().tags().get(tag))));
    return Stream.of(key, place, tags).flatMap(Function.identity()).toList();
  }

  static <K> Column<Keyed<K>> text(String title, Function<K, String> value) {
    return Column.text(title, OURS, it -> Optional.of(value.apply(it.key())));
  }

  static <K> Column<Keyed<K>> number(String title, Function<K, Number> value) {
    return Column.whole(title, OURS, it -> Optional.of(value.apply(it.key()).longValue()));
  }

  /// The number of a game in its split.
  static long game(Group row) {
    return row.getLong(GAME, 0);
  }

  /// The place in its file of a game of that split.
  static GamePlace place(Group row, RowNumbering.Place split) {
    Map<String, String> tags = new HashMap<>();
    for (String tag : TagsRead.ROSTER) {
      if (row.getFieldRepetitionCount(tag) > 0) {
        tags.put(tag, row.getString(tag, 0));
      }
    }
    return new GamePlace(
        split.split().archive(),
        split.games() + game(row),
        split.lines() + row.getLong(LINE, 0),
        tags,
        row.getString(FEN, 0));
  }
}
