package org.jadoube.tournament.trf.tournament;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.tournament.MatchScoring;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.tiebreak.TieBreakList;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.lines.RecordLines;
import org.jadoube.tournament.trf.record.HeadingField;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.HeadingRecord.MatchPointSystem;
import org.jadoube.tournament.trf.record.HeadingRecord.PointSystem;
import org.jadoube.tournament.trf.record.HeadingRecord.Text;
import org.jadoube.tournament.trf.record.HeadingRecord.TieBreaks;
import org.jadoube.tournament.trf.record.ScoredResult;
import org.jadoube.tournament.trf.record.TieBreakField;
import org.jadoube.tournament.trf.record.TrfPlace;
import org.jadoube.tournament.trf.record.TrfPoints;

/// Records about the tournament beside those that a tournament writes.
record HeadingDifferences(TrfFile file, Tournament tournament, TrfFile written) {
  void of(HeadingRecord heading, Telling telling) {
    boolean same =
        switch (heading) {
          case Text text -> text.text().isEmpty() || isSameDay(text);
          case PointSystem system -> isSame(system);
          case MatchPointSystem system -> tournament.isOfTeams() && isSame(system);
          case TieBreaks breaks -> isSame(breaks);
          default -> false;
        };
    if (!same) {
      telling.tell(TrfPlace.of(heading), value(heading), now(heading));
    }
  }

  private static String value(HeadingRecord heading) {
    return RecordLines.write(heading).substring(3).strip();
  }

  /// The first record of the kind, as it is written now.
  private String now(HeadingRecord heading) {
    String code = RecordLines.code(heading);
    return written
        .all(HeadingRecord.class)
        .filter(each -> RecordLines.code(each).equals(code))
        .findFirst()
        .map(HeadingDifferences::value)
        .orElse("");
  }

  private boolean isSameDay(Text said) {
    return said.field() == HeadingField.START_DATE
        && said.day().isPresent()
        && said.day().equals(tournament.terms().start());
  }

  private boolean isSame(PointSystem said) {
    PointSystem now = written.first(PointSystem.class).orElseGet(PointSystem::usual);
    return Stream.of(ScoredResult.values())
        .allMatch(result -> said.of(result).equals(now.of(result)));
  }

  private boolean isSame(MatchPointSystem said) {
    var usual = MatchScoring.usual(1).matches();
    Optional<MatchPointSystem> now = written.first(MatchPointSystem.class);
    return Stream.of(Score.values())
        .allMatch(score -> {
          TrfPoints unsaid =
              FilePoints.of(
                  switch (score) {
                    case WIN -> usual.winHalves();
                    case DRAW -> usual.drawHalves();
                    case LOSS -> usual.lossHalves();
                  });
          return said.points()
              .getOrDefault(score, unsaid)
              .equals(now.map(each -> each.points().getOrDefault(score, unsaid)).orElse(unsaid));
        });
  }

  /// The tie-breaks among equals are those of the standings without the points.
  private boolean isSame(TieBreaks said) {
    return written
        .all(TieBreaks.class)
        .anyMatch(now -> breaks(now).equals(breaks(said)) && areRead(said));
  }

  private static boolean areRead(TieBreaks said) {
    return TieBreakList.read(String.join(",", said.codes())).unknown().isEmpty();
  }

  private static List<String> breaks(TieBreaks said) {
    boolean standings = said.field() == TieBreakField.STANDINGS;
    return said.codes().stream()
        .skip(
            standings && !said.codes().isEmpty() && said.codes().getFirst().endsWith("PTS") ? 1 : 0)
        .map(code -> code.replace('-', '/'))
        .toList();
  }
}
