package org.jadoube.web.ask.check;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.notation.TextFault;
import org.jadoube.tournament.trf.TrfReading;

/// A tournament report file held against its format and the rules.
///
/// @param departures from the format, each with its place
public record CheckedTournament(List<String> departures, CheckedFile file) {
  public CheckedTournament {
    departures = List.copyOf(departures);
  }

  /// A file as it was read.
  public static CheckedTournament of(TrfReading reading) {
    return new CheckedTournament(
        reading.departures().stream().map(TextFault::message).toList(),
        CheckedFile.of(reading.file(), reading::placed));
  }

  /// The findings, a line for each.
  public List<String> lines() {
    List<String> lines = new ArrayList<>(departures);
    lines.addAll(CheckText.lines(file));
    return lines;
  }

  /// The findings as one document.
  public String json() {
    return CheckJson.of(file, departures);
  }
}
