package org.jadoube.web.lawbook;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/// The words of a text that another lacks: the rest when their longest common sequence of words is
/// taken away.
final class WordDifferences {
  private WordDifferences() {}

  /// A piece of a text.
  ///
  /// @param differs whether the other text differs here
  record Piece(String text, boolean differs) {}

  /// The pieces of `text`, which together make up the text.
  static List<Piece> in(String text, String other) {
    List<String> words = List.of(text.split(" "));
    BitSet kept = kept(words, List.of(other.split(" ")));
    List<Piece> pieces = new ArrayList<>();
    for (int from = 0; from < words.size(); ) {
      boolean same = kept.get(from);
      int to = same ? kept.nextClearBit(from) : kept.nextSetBit(from);
      int end = to < 0 || to > words.size() ? words.size() : to;
      pieces.add(new Piece(String.join(" ", words.subList(from, end)), !same));
      from = end;
    }
    return pieces;
  }

  private static BitSet kept(List<String> words, List<String> others) {
    int[][] longest = longest(words, others);
    BitSet kept = new BitSet();
    int i = 0;
    int j = 0;
    while (i < words.size() && j < others.size()) {
      if (words.get(i).equals(others.get(j))) {
        kept.set(i++);
        j++;
      } else if (longest[i + 1][j] >= longest[i][j + 1]) {
        i++;
      } else {
        j++;
      }
    }
    return kept;
  }

  /// How many words the texts from `i` and from `j` on have in common.
  private static int[][] longest(List<String> words, List<String> others) {
    int[][] longest = new int[words.size() + 1][others.size() + 1];
    for (int i = words.size() - 1; i >= 0; i--) {
      for (int j = others.size() - 1; j >= 0; j--) {
        longest[i][j] =
            words.get(i).equals(others.get(j))
                ? longest[i + 1][j + 1] + 1
                : Math.max(longest[i + 1][j], longest[i][j + 1]);
      }
    }
    return longest;
  }
}
