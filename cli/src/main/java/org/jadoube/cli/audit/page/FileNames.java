package org.jadoube.cli.audit.page;

import java.util.List;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.finding.TournamentFinding;
import org.jadoube.cli.archive.Trouble;

/// Names of files without the directory that all of them share: a page is for other people, whom it
/// does not concern where the files lie.
///
/// @param directory how all names begin, up to a separator; empty if they share nothing
record FileNames(String directory) {
  static FileNames of(List<String> files) {
    String common = files.isEmpty() ? "" : files.getFirst();
    for (String file : files) {
      common = common.substring(0, shared(common, file));
    }
    return new FileNames(common.substring(0, separator(common) + 1));
  }

  private static int shared(String one, String other) {
    int length = 0;
    while (length < Math.min(one.length(), other.length())
        && one.charAt(length) == other.charAt(length)) {
      length++;
    }
    return length;
  }

  private static int separator(String name) {
    return Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\'));
  }

  String of(String file) {
    return file.equals("-") ? "standard input" : stripped(file);
  }

  private String stripped(String text) {
    return text.startsWith(directory) ? text.substring(directory.length()) : text;
  }

  /// A sentence about something that could not be read.
  String of(Trouble trouble) {
    return stripped(trouble.sentence());
  }

  /// This finding, with the other files that it names named like this.
  Finding in(PlacedFinding found) {
    return switch (found.finding()) {
      case Finding.DuplicateGame(String archive, long game, int more) ->
          new Finding.DuplicateGame(of(archive), game, more);
      case TournamentFinding.TwiceInRound(String player, int round, String archive, long game) ->
          new TournamentFinding.TwiceInRound(player, round, of(archive), game);
      case Finding other -> other;
    };
  }
}
