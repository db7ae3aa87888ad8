package org.jadoube.audit.form;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.audit.finding.Finding;
import org.jadoube.notation.pgn.PgnText;
import org.jspecify.annotations.Nullable;

/// The tags of one game after another, as far as an audit needs them, and what is wrong with them.
/// Neighbouring games share many values, so only what differs is decoded and checked.
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
  private static final int WHITE_ELO = Arrays.asList(NAMES).indexOf("WhiteElo");
  private static final int BLACK_ELO = WHITE_ELO + 1;
  private static final int ECO = NAMES.length - 1;
  private static final int NONE = -1;

  private final boolean all;
  private final @Nullable String[] latest = new String[NAMES.length];
  private final TagFault[] faults = new TagFault[NAMES.length];
  private Map<String, String> tags = Map.of();
  private List<PlacedFault> found = List.of();
  private int seen;
  private int next;

  /// @param all whether to keep also what only facts are about: the opening, and ratings that are
  ///   in order
  public TagsRead(boolean all) {
    this.all = all;
    Arrays.fill(faults, TagFault.NONE);
  }

  /// Something wrong with a tag, and its line.
  public record PlacedFault(long line, Finding finding) {}

  /// A game begins.
  public void clear() {
    tags = new LinkedHashMap<>();
    found = List.of();
    seen = 0;
    next = 0;
  }

  /// Takes a tag; of several with the same name the first counts.
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
    String text = latest[slot];
    if (text == null || !value.isAscii(text) || text.indexOf('\\') >= 0) {
      text = value.toString();
      latest[slot] = text;
      faults[slot] = TagFault.of(NAMES[slot], text);
    }
    tags.put(NAMES[slot], text);
    if (!faults[slot].isNone()) {
      add(value.line(), new Finding.MalformedTag(NAMES[slot], text, faults[slot].expected()));
    }
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
    return tags;
  }

  /// What is wrong with the tags of the game that began in `line`.
  public List<PlacedFault> faults(long line) {
    if ((seen & IN_ROSTER) != IN_ROSTER) {
      add(line, new Finding.MissingTags(missing()));
    }
    TagContradiction.in(tags).ifPresent(finding -> add(line, finding));
    return found;
  }

  private List<String> missing() {
    return ROSTER.stream().filter(name -> !tags.containsKey(name)).toList();
  }
}
