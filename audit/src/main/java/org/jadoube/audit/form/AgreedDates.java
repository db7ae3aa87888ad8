package org.jadoube.audit.form;

import java.util.Map;

/// Dates of a game that do not contradict each other; remembered, because neighbouring games share
/// them.
final class AgreedDates {
  private String date = "";
  private String event = "";
  private String utc = "";

  /// Whether it is certain that these values of `Date`, `EventDate` and `UTCDate` do not contradict
  /// each other.
  ///
  /// @param date the value; empty if there is no such tag, likewise the others
  boolean agree(String date, String event, String utc) {
    if (event.isEmpty() && (utc.isEmpty() || utc.equals(date))) {
      return true;
    }
    if (isKnown(date, event, utc)) {
      return true;
    }
    Map<String, String> dates = Map.of("Date", date, "EventDate", event, "UTCDate", utc);
    boolean agreed = TagContradiction.in(dates).isEmpty();
    if (agreed) {
      this.date = date;
      this.event = event;
      this.utc = utc;
    }
    return agreed;
  }

  private boolean isKnown(String date, String event, String utc) {
    return date.equals(this.date) && event.equals(this.event) && utc.equals(this.utc);
  }
}
