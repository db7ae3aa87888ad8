package org.jadoube.notation.pgn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Fen;

/// Writes the tag pairs of a game.
final class PgnTagWriter {
  private static final Map<String, String> ROSTER = roster();
  private static final Set<String> OF_THE_START = Set.of("SetUp", "FEN", "Variant");

  private PgnTagWriter() {}

  /// The seven tags that every game has, with what stands for the unknown.
  private static Map<String, String> roster() {
    Map<String, String> roster = new LinkedHashMap<>();
    roster.put("Event", "?");
    roster.put("Site", "?");
    roster.put("Date", "????.??.??");
    roster.put("Round", "?");
    roster.put("White", "?");
    roster.put("Black", "?");
    roster.put("Result", "*");
    return roster;
  }

  static String write(PgnGame game, PgnForm form) {
    List<PgnTag> tags =
        form == PgnForm.AS_READ ? new ArrayList<>(game.tags()) : exported(game, form);
    addStart(game.start(), tags);
    return tags.stream().map(PgnTagWriter::pair).collect(Collectors.joining());
  }

  private static List<PgnTag> exported(PgnGame game, PgnForm form) {
    List<PgnTag> tags = new ArrayList<>();
    ROSTER.forEach((name, unknown) -> tags.add(new PgnTag(name, value(game, name, unknown))));
    game.tags().stream()
        .filter(tag -> !ROSTER.containsKey(tag.name()))
        .filter(tag -> form == PgnForm.EXPORT || OF_THE_START.contains(tag.name()))
        .sorted(Comparator.comparing(PgnTag::name))
        .forEach(tags::add);
    return tags;
  }

  private static String value(PgnGame game, String name, String unknown) {
    String ifMissing =
        name.equals("Result") ? game.result().map(PgnResult::text).orElse(unknown) : unknown;
    return game.tag(name).orElse(ifMissing);
  }

  private static void addStart(Setup start, List<PgnTag> tags) {
    boolean known = tags.stream().anyMatch(tag -> tag.name().equals("FEN"));
    if (!known && !start.equals(PgnGame.EMPTY.start())) {
      tags.add(new PgnTag("SetUp", "1"));
      tags.add(new PgnTag("FEN", Fen.write(start)));
    }
  }

  private static String pair(PgnTag tag) {
    String value = tag.value().replace("\\", "\\\\").replace("\"", "\\\"");
    return "[" + tag.name() + " \"" + value.replaceAll("\\R", " ") + "\"]\n";
  }
}
