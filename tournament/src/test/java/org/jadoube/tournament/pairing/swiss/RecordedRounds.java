package org.jadoube.tournament.pairing.swiss;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.history.RoundQuestion;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.tournament.FileTournament;

/// Tournaments in few words, and pairings as sets.
public final class RecordedRounds {
  private RecordedRounds() {}

  /// A tournament of a file.
  public static Tournament read(String text) {
    return switch (FileTournament.of(Trf.read(text).file())) {
      case FileTournament.Understood(var tournament, _) -> tournament;
      case FileTournament.NotUnderstood(var reasons) ->
          throw new IllegalArgumentException(reasons.toString());
    };
  }

  /// A tournament by the players' rounds: `6w0` is a loss with White against 6, `U`, `H`, `F`, `Z`
  /// a bye.
  ///
  /// @param headings lines of a tournament file
  public static Tournament of(String headings, String table) {
    List<String> lines = new ArrayList<>(headings.lines().toList());
    int number = 1;
    for (String row : table.strip().lines().toList()) {
      StringBuilder line =
          new StringBuilder(String.format(Locale.ROOT, "001 %4d%81s", number++, ""));
      for (String cell : row.strip().split("\\s+")) {
        line.append(
            cell.length() == 1
                ? "  0000 - " + cell
                : String.format(
                    Locale.ROOT,
                    "  %4s %s %s",
                    cell.substring(0, cell.length() - 2),
                    cell.charAt(cell.length() - 2),
                    cell.charAt(cell.length() - 1)));
      }
      lines.add(line.toString());
    }
    return read(String.join("\n", lines));
  }

  /// The pairing of a round, made anew.
  public static Set<String> paired(Tournament tournament, int round) {
    return switch (RoundQuestion.of(tournament, round)) {
      case RoundQuestion.Ready(var question) -> said(Swiss.answer(question));
      case RoundQuestion.Unready(var obstacle) -> Set.of(obstacle.name());
    };
  }

  public static Set<String> said(SwissAnswer answer) {
    Set<String> said = new TreeSet<>();
    switch (answer) {
      case SwissAnswer.Paired(var pairs, var bye) -> {
        pairs.forEach(pair -> said.add(pair.toString()));
        bye.ifPresent(number -> said.add(number + " bye"));
      }
      case SwissAnswer.Impossible _ -> said.add("impossible");
    }
    return said;
  }

  /// The pairing that is recorded, of teams or of players.
  public static Set<String> recorded(Round round) {
    Set<String> said = new TreeSet<>();
    for (Match match : round.matches()) {
      said.add(match.first() + "-" + match.second());
    }
    for (Game game : round.matches().isEmpty() ? round.games() : List.<Game>of()) {
      said.add(game.white() + "-" + game.black());
    }
    for (Bye bye : round.byes()) {
      if (bye.kind() == Bye.Kind.PAIRING_ALLOCATED) {
        said.add(bye.participant() + " bye");
      }
    }
    return said;
  }
}
