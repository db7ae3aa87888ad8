package org.jadoube.tournament.trf.conversion;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jadoube.tournament.trf.lines.RecordLines;
import org.jadoube.tournament.trf.record.HeadingField;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.HeadingRecord.Text;
import org.jadoube.tournament.trf.record.KeptLine;
import org.jadoube.tournament.trf.record.PairingRecord;
import org.jadoube.tournament.trf.record.PlayerRecord;
import org.jadoube.tournament.trf.record.TeamMatchRecord;
import org.jadoube.tournament.trf.record.TeamRecord.Roster;
import org.jadoube.tournament.trf.record.TeamRecord.Team;
import org.jadoube.tournament.trf.record.TrfPlace;
import org.jadoube.tournament.trf.record.TrfRecord;

/// The map to the fields of TRF16, apart from settings and players.
final class ToTrf16 {
  private static final Set<HeadingField> NEW =
      Set.of(
          HeadingField.PAIRING_CONTROLLER,
          HeadingField.ENCODED_TYPE,
          HeadingField.ENCODED_TIME_CONTROL);

  private final List<TrfRecord> others;
  private final List<TrfLoss> losses;
  private final List<TrfRecord> records = new ArrayList<>();

  private ToTrf16(List<TrfRecord> others, List<TrfLoss> losses) {
    this.others = others;
    this.losses = losses;
  }

  static List<TrfRecord> records(List<TrfRecord> others, List<TrfLoss> losses) {
    ToTrf16 conversion = new ToTrf16(others, losses);
    others.forEach(conversion::convert);
    return conversion.records;
  }

  private void convert(TrfRecord record) {
    switch (record) {
      case HeadingRecord heading -> convert(heading);
      case Team team -> convert(team);
      case Roster roster -> records.add(roster);
      case TeamMatchRecord match -> lose(match, lost(match));
      case PairingRecord _ -> lose(record, "points that the point system does not give");
      case PlayerRecord.NationalRating rating -> lose(rating, "national ratings");
      case KeptLine kept -> convert(kept);
      default -> records.add(record);
    }
  }

  private void convert(HeadingRecord heading) {
    switch (heading) {
      case Text text when NEW.contains(text.field()) -> convert(text);
      case HeadingRecord.MatchPointSystem _ -> lose(heading, "what matches are worth");
      case HeadingRecord.StartingRanks _ -> lose(heading, "how starting ranks were given");
      case HeadingRecord.TieBreaks _ -> lose(heading, "the tie-breaks");
      case HeadingRecord.BoardColours _ -> lose(heading, "the colours on the boards");
      default -> records.add(heading);
    }
  }

  /// Turns encoded fields into text where there was none.
  private void convert(Text text) {
    switch (text.field()) {
      case ENCODED_TYPE -> uncode(text, HeadingField.TYPE);
      case ENCODED_TIME_CONTROL -> uncode(text, HeadingField.TIME_CONTROL);
      default -> lose(text, "\"" + text.text() + "\"");
    }
  }

  private void uncode(Text text, HeadingField field) {
    boolean said =
        others.stream().anyMatch(each -> each instanceof Text(HeadingField f, var _) && f == field);
    if (said) {
      lose(text, "\"" + text.text() + "\"");
    } else {
      records.add(new Text(field, text.text()));
    }
  }

  private void convert(Team team) {
    records.add(new Roster(team.name(), team.players()));
    lose(team, "numbers, nicknames, strengths, points and ranks of teams");
  }

  private void convert(KeptLine kept) {
    if (KeptLine.isComment(kept.line())) {
      lose(kept, "comments");
    } else if (kept.line().startsWith("801")) {
      lose(kept, "teams' results in detail");
    } else {
      records.add(kept);
    }
  }

  private static String lost(TeamMatchRecord match) {
    return switch (match) {
      case TeamMatchRecord.Lineup _ -> "line-ups out of order";
      case TeamMatchRecord.TeamByes _ -> "byes of teams";
      case TeamMatchRecord.ForfeitedMatch _ -> "forfeited matches";
      case TeamMatchRecord.TeamResults _ -> "teams' results";
    };
  }

  private void lose(TrfRecord record, String what) {
    losses.add(new TrfLoss(RecordLines.code(record), what, TrfPlace.of(record)));
  }
}
