package org.jadoube.audit.form;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.audit.finding.Finding;
import org.jadoube.notation.pgn.PgnText;
import org.jspecify.annotations.Nullable;

/// The tags of one game after another, as far as an audit needs them, and their faults.
/// Neighbouring games share many values, so only new values are decoded and checked.
public final class TagsRead {
  /// The tags that every game has (PGN standard, 8.1.1).
  public static final List<String> ROSTER =
      List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");

  private static final String[] NAMES = {
    "Event", "Site", "Date", "Round", "White", "Black", "Result",
    "WhiteElo", "BlackElo", "UTCDate", "EventDate", "Termination", "TimeControl", "EventType",
    "Mode", "FEN", "SetUp", "Variant", "ECO"
  };

  private static final int IN_ROSTER = (1 << ROSTER.size()) - 1;
  private static final int SITE = slotOf("Site");
  private static final int DATE = slotOf("Date");
  private static final int WHITE = slotOf("White");
  private static final int BLACK = slotOf("Black");
  private static final int RESULT = slotOf("Result");
  private static final int WHITE_ELO = slotOf("WhiteElo");
  private static final int BLACK_ELO = slotOf("BlackElo");
  private static final int UTC_DATE = slotOf("UTCDate");
  private static final int EVENT_DATE = slotOf("EventDate");
  private static final int TERMINATION = slotOf("Termination");
  private static final int TIME_CONTROL = slotOf("TimeControl");
  private static final int SET_UP = slotOf("SetUp");
  private static final int ECO = slotOf("ECO");

  /// Tags of which hardly any two games have the same value.
  private static final int DIFFERING = 1 << SITE | 1 << WHITE | 1 << BLACK;

  private static final int NONE = -1;

  private final boolean all;
  private final KnownValues[] known = new KnownValues[NAMES.length];
  private final LateValues late = new LateValues(NAMES.length);
  private final @Nullable String[] texts = new String[NAMES.length];

  /// The slots in the order of the tags.
  private final int[] order = new int[NAMES.length];

  private final AgreedDates dates = new AgreedDates();
  private int count;
  private @Nullable Map<String, String> tags;
  private List<PlacedFault> found = List.of();
  private int seen;
  private int next;

  /// @param all whether to keep tags that only facts need, too: the opening, and ratings without
  ///   faults
  public TagsRead(boolean all) {
    this.all = all;
    Arrays.setAll(known, slot -> new KnownValues(NAMES[slot]));
  }

  private static int slotOf(String name) {
    return Arrays.asList(NAMES).indexOf(name);
  }

  /// A fault of a tag, and its line.
  public record PlacedFault(long line, Finding finding) {}

  /// A game begins.
  public void clear() {
    tags = null;
    count = 0;
    late.clear();
    found = List.of();
    seen = 0;
    next = 0;
  }

  /// Takes a tag. Of several with equal names the first counts.
  public void add(PgnText name, PgnText value) {
    int slot = slot(name);
    if (slot == NONE || (seen & 1 << slot) != 0) {
      return;
    }
    seen |= 1 << slot;
    next = slot + 1;
    if (all || !isForFactsAlone(slot, value)) {
      keep(slot, value);
    }
  }

  private static boolean isForFactsAlone(int slot, PgnText value) {
    boolean rating = slot == WHITE_ELO || slot == BLACK_ELO;
    return slot == ECO || (rating && isRating(value));
  }

  private void keep(int slot, PgnText value) {
    order[count++] = slot;
    boolean waits = !all && (DIFFERING & 1 << slot) != 0 && late.keep(slot, value);
    texts[slot] = waits ? null : text(slot, value);
  }

  private String text(int slot, PgnText value) {
    KnownValues.Value read = known[slot].of(value);
    if (!read.fault().isNone()) {
      add(
          value.line(),
          new Finding.MalformedTag(NAMES[slot], read.text(), read.fault().expected()));
    }
    return read.text();
  }

  private void add(long line, Finding finding) {
    found = found.isEmpty() ? new ArrayList<>() : found;
    found.add(new PlacedFault(line, finding));
  }

  /// Tags mostly come in the order of the list.
  private int slot(PgnText name) {
    if (name.isRenamed()) {
      return Arrays.asList(NAMES).indexOf(name.toString());
    }
    if (next < NAMES.length && name.isAscii(NAMES[next])) {
      return next;
    }
    for (int slot = 0; slot < NAMES.length; slot++) {
      if (name.isAscii(NAMES[slot])) {
        return slot;
      }
    }
    return NONE;
  }

  private static boolean isRating(PgnText value) {
    if (value.length() > TagFault.MOST_RATING_DIGITS) {
      return false;
    }
    for (int at = 0; at < value.length(); at++) {
      if (value.at(at) < '0' || value.at(at) > '9') {
        return false;
      }
    }
    return value.length() < TagFault.MOST_RATING_DIGITS || value.at(0) < '5';
  }

  /// The tags of the game, without its ratings.
  public Map<String, String> tags() {
    Map<String, String> made = tags;
    if (made == null) {
      made = new LinkedHashMap<>();
      for (int index = 0; index < count; index++) {
        String text = texts[order[index]];
        made.put(NAMES[order[index]], text == null ? late.text(order[index]) : text);
      }
      tags = made;
    }
    return made;
  }

  /// The value in that slot; empty if there is no such tag.
  private String value(int slot) {
    String text = has(slot) ? texts[slot] : "";
    return text == null ? late.text(slot) : text;
  }

  private boolean has(int slot) {
    return (seen & 1 << slot) != 0;
  }

  /// The value of the tag `Result`, or empty; likewise the others.
  public String result() {
    return value(RESULT);
  }

  public String date() {
    return value(DATE);
  }

  public String utcDate() {
    return value(UTC_DATE);
  }

  public String eventDate() {
    return value(EVENT_DATE);
  }

  public String white() {
    return value(WHITE);
  }

  public String black() {
    return value(BLACK);
  }

  public String termination() {
    return value(TERMINATION);
  }

  public String timeControl() {
    return value(TIME_CONTROL);
  }

  /// Whether the tags of the game certainly have no fault.
  public boolean areFlawless() {
    return (seen & IN_ROSTER) == IN_ROSTER && found.isEmpty() && !mayContradict();
  }

  private boolean mayContradict() {
    return has(SET_UP) || !dates.agree(date(), eventDate(), utcDate());
  }

  /// The faults of the tags of the game that began in `line`.
  public List<PlacedFault> faults(long line) {
    if ((seen & IN_ROSTER) != IN_ROSTER) {
      add(line, new Finding.MissingTags(missing()));
    }
    TagContradiction.in(tags()).ifPresent(finding -> add(line, finding));
    return found;
  }

  private List<String> missing() {
    return ROSTER.stream().filter(name -> !tags().containsKey(name)).toList();
  }
}
