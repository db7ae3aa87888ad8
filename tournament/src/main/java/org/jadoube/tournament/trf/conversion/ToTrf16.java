package org.jadoube.tournament.trf.conversion;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jadoube.tournament.trf.record.HeadingField;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.HeadingRecord.Text;
import org.jadoube.tournament.trf.record.KeptLine;
import org.jadoube.tournament.trf.record.PairingRecord;
import org.jadoube.tournament.trf.record.PlayerRecord;
import org.jadoube.tournament.trf.record.TeamMatchRecord;
import org.jadoube.tournament.trf.record.TeamRecord.Roster;
import org.jadoube.tournament.trf.record.TeamRecord.Team;
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
      case TeamMatchRecord match -> lose(match);
      case PairingRecord _ -> lose("299", "points that the point system does not give");
      case PlayerRecord.NationalRating rating -> lose(rating.ratedBy(), "national ratings");
      case KeptLine kept -> convert(kept.line());
      default -> records.add(record);
    }
  }

  private void convert(HeadingRecord heading) {
    switch (heading) {
      case Text text when NEW.contains(text.field()) -> convert(text);
      case HeadingRecord.MatchPointSystem _ -> lose("362", "what matches are worth");
      case HeadingRecord.StartingRanks _ -> lose("172", "how starting ranks were given");
      case HeadingRecord.TieBreaks breaks -> lose(breaks.field().code(), "the tie-breaks");
      case HeadingRecord.BoardColours _ -> lose("352", "the colours on the boards");
      default -> records.add(heading);
    }
  }

  /// Turns encoded fields into text where there was none.
  private void convert(Text text) {
    switch (text.field()) {
      case ENCODED_TYPE -> uncode(text, HeadingField.TYPE);
      case ENCODED_TIME_CONTROL -> uncode(text, HeadingField.TIME_CONTROL);
      default -> lose(text.field().code(), "\"" + text.text() + "\"");
    }
  }

  private void uncode(Text text, HeadingField field) {
    boolean said =
        others.stream().anyMatch(each -> each instanceof Text(HeadingField f, var _) && f == field);
    if (said) {
      lose(text.field().code(), "\"" + text.text() + "\"");
    } else {
      records.add(new Text(field, text.text()));
    }
  }

  private void convert(Team team) {
    records.add(new Roster(team.name(), team.players()));
    lose("310", "numbers, nicknames, strengths, points and ranks of teams");
  }

  private void convert(String line) {
    if (KeptLine.isComment(line)) {
      lose("###", "comments");
    } else if (line.startsWith("801")) {
      lose("801", "teams' results in detail");
    } else {
      records.add(new KeptLine(line));
    }
  }

  private void lose(TeamMatchRecord match) {
    switch (match) {
      case TeamMatchRecord.Lineup _ -> lose("300", "line-ups out of order");
      case TeamMatchRecord.TeamByes _ -> lose("320", "byes of teams");
      case TeamMatchRecord.ForfeitedMatch _ -> lose("330", "forfeited matches");
      case TeamMatchRecord.TeamResults _ -> lose("802", "teams' results");
    }
  }

  private void lose(String record, String what) {
    losses.add(new TrfLoss(record, what));
  }
}
