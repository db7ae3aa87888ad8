package org.jadoube.tournament.trf.lines;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jadoube.tournament.trf.record.CountField;
import org.jadoube.tournament.trf.record.EnginePoints;
import org.jadoube.tournament.trf.record.ExtensionRecord;
import org.jadoube.tournament.trf.record.HeadingField;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.KeptLine;
import org.jadoube.tournament.trf.record.PairingRecord;
import org.jadoube.tournament.trf.record.PlayerRecord;
import org.jadoube.tournament.trf.record.PlayerRecord.NationalRating;
import org.jadoube.tournament.trf.record.TeamMatchRecord;
import org.jadoube.tournament.trf.record.TeamRecord;
import org.jadoube.tournament.trf.record.TieBreakField;
import org.jadoube.tournament.trf.record.TrfRecord;

/// Reads and writes one line.
public final class RecordLines {
  private static final Map<String, Function<Columns, Optional<? extends TrfRecord>>> READERS =
      readers();

  /// Records that are read from the code on, wherever their values stand.
  private static final Pattern UNCOLUMNED = Pattern.compile("XX.|BB.|0[678]2|1[45]2");

  private RecordLines() {}

  private static Map<String, Function<Columns, Optional<? extends TrfRecord>>> readers() {
    Map<String, Function<Columns, Optional<? extends TrfRecord>>> readers = new HashMap<>();
    for (HeadingField field : HeadingField.values()) {
      readers.put(field.code(), columns -> Optional.of(HeadingLines.text(field, columns)));
    }
    for (CountField field : CountField.values()) {
      readers.put(field.code(), columns -> HeadingLines.count(field, columns));
    }
    for (TieBreakField field : TieBreakField.values()) {
      readers.put(field.code(), columns -> Optional.of(HeadingLines.tieBreaks(field, columns)));
    }
    for (EnginePoints kind : EnginePoints.values()) {
      readers.put(kind.code(), columns -> ExtensionLines.value(kind, columns));
    }
    readers.put("132", columns -> Optional.of(DateLine.read(columns)));
    readers.put("152", HeadingLines::initialColour);
    readers.put("162", PointSystemLines::games);
    readers.put("362", PointSystemLines::matches);
    readers.put("172", HeadingLines::startingRanks);
    readers.put("352", columns -> Optional.of(HeadingLines.boardColours(columns)));
    readers.put("001", PlayerLines::player);
    readers.put("013", columns -> Optional.of(TeamLines.roster(columns)));
    readers.put("310", TeamLines::team);
    readers.put("240", PairingLines::byes);
    readers.put("250", PairingLines::acceleration);
    readers.put("260", PairingLines::prohibited);
    readers.put("299", PairingLines::abnormal);
    readers.put("300", TeamMatchLines::lineup);
    readers.put("320", columns -> Optional.of(TeamMatchLines.byes(columns)));
    readers.put("330", TeamMatchLines::forfeit);
    readers.put("802", TeamResultsLine::read);
    readers.put("XXR", ExtensionLines::roundCount);
    readers.put("XXC", columns -> Optional.of(ExtensionLines.configuration(columns)));
    readers.put("XXA", ExtensionLines::acceleration);
    readers.put("XXS", PointValuesLine::read);
    readers.put("XXP", columns -> Optional.of(ExtensionLines.forbidden(columns)));
    readers.put("XXZ", columns -> Optional.of(ExtensionLines.absent(columns)));
    return readers;
  }

  /// Reads a line that is not blank.
  ///
  /// @param text the line without its end and without blanks at its end
  /// @param number its number in the file, from 1
  /// @param offset where it begins in the file, in characters from 0
  public static TrfRecord read(String text, int number, int offset, Departures departures) {
    if (KeptLine.isComment(text)) {
      return new KeptLine(text);
    }
    Departures found = new Departures();
    Optional<? extends TrfRecord> record = record(new Line(text, number, offset, found));
    if (found.isEmpty()) {
      return record.<TrfRecord>map(each -> each).orElseGet(() -> new KeptLine(text));
    }
    Optional<TrfRecord> relaid = relaid(text, number, offset, departures);
    if (relaid.isPresent()) {
      return relaid.get();
    }
    departures.addAll(found);
    return record.<TrfRecord>map(each -> each).orElseGet(() -> new KeptLine(text));
  }

  /// The record of a line whose fields stand beside their columns, if it is plain which is which.
  private static Optional<TrfRecord> relaid(
      String text, int number, int offset, Departures departures) {
    Departures none = new Departures();
    for (String line : Relaid.of(text).stream().toList()) {
      Optional<? extends TrfRecord> record = record(new Line(line, number, offset, none));
      if (record.isPresent() && none.isEmpty()) {
        Line said = new Line(text, number, offset, departures);
        said.depart(4, said.length(), "fields in their columns; read as \"" + line + "\"");
        return Optional.of(record.get());
      }
    }
    return Optional.empty();
  }

  private static Optional<? extends TrfRecord> record(Line line) {
    Optional<? extends TrfRecord> record = record(new Columns(line));
    if (record.isPresent()) {
      if (UNCOLUMNED.matcher(line.code()).matches() && !line.isBlank(4)) {
        line.depart(4, 4, "a blank between the code and what it says");
      }
      line.tellRest();
    }
    return record;
  }

  private static Optional<? extends TrfRecord> record(Columns columns) {
    String code = columns.line().code();
    Function<Columns, Optional<? extends TrfRecord>> reader = READERS.get(code);
    if (reader != null) {
      return reader.apply(columns);
    }
    Optional<NationalRating> national =
        NationalRating.isFederation(code) ? PlayerLines.nationalRating(columns) : Optional.empty();
    if (national.isEmpty() && !code.equals("801")) {
      columns.line().depart(1, 3, "the code of a record");
    }
    return national;
  }

  /// The three characters at the beginning of a record's line.
  public static String code(TrfRecord record) {
    return write(record).substring(0, 3);
  }

  /// The line of a record.
  public static String write(TrfRecord record) {
    return switch (record) {
      case HeadingRecord heading -> HeadingLines.write(heading);
      case PlayerRecord player -> PlayerLines.write(player);
      case TeamRecord team -> TeamLines.write(team);
      case TeamMatchRecord match -> TeamMatchLines.write(match);
      case PairingRecord pairing -> PairingLines.write(pairing);
      case ExtensionRecord extension -> ExtensionLines.write(extension);
      case KeptLine kept -> kept.line();
    };
  }
}
