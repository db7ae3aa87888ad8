package org.jadoube.web.http.tournament;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.tournament.trf.conversion.TrfLoss;

/// The losses of a tournament file, as a header: a list of strings (RFC 9651).
final class NotKept {
  static final String HEADER = "Jadoube-Not-Kept";

  private static final int MOST = 20;
  private static final int LONGEST = 200;

  private NotKept() {}

  static String of(List<TrfLoss> losses) {
    List<String> told = new ArrayList<>();
    losses.stream().limit(MOST).map(TrfLoss::message).map(NotKept::quoted).forEach(told::add);
    if (losses.size() > MOST) {
      told.add(quoted("and " + (losses.size() - MOST) + " more"));
    }
    return String.join(", ", told);
  }

  /// Only ASCII may stand there; names in other letters are told by their number.
  static String quoted(String message) {
    String ascii = message.replaceAll("[^ -~]", "?");
    return '"'
        + ascii
            .substring(0, Math.min(LONGEST, ascii.length()))
            .replace("\\", "\\\\")
            .replace("\"", "\\\"")
        + '"';
  }
}
