package org.jadoube.notation.pgn.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnResult;

/// Writes the tag pairs of a game.
final class PgnTagWriter {
  private static final Map<String, String> ROSTER = roster();

  /// The tags by which readers know what the movetext means.
  private static final Set<String> NEEDED = Set.of("SetUp", "FEN", "Variant", "Result");

  private PgnTagWriter() {}

  /// The seven tags that every game has, with their values for "unknown".
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
    List<PgnTag> tags = form == PgnForm.AS_READ ? withStart(game) : exported(game, form);
    return tags.stream().map(PgnTagWriter::pair).collect(Collectors.joining());
  }

  private static List<PgnTag> exported(PgnGame game, PgnForm form) {
    List<PgnTag> tags = new ArrayList<>();
    ROSTER.forEach((name, unknown) -> tags.add(new PgnTag(name, value(game, name, unknown))));
    Set<String> names = new HashSet<>();
    withBoth(withStart(game)).stream()
        .filter(tag -> isBehindRoster(tag, names.add(tag.name()), form))
        .sorted(Comparator.comparing(PgnTag::name))
        .forEach(tags::add);
    return tags;
  }

  /// @param first whether the tag is the first of its name; further tags of that name are kept
  private static boolean isBehindRoster(PgnTag tag, boolean first, PgnForm form) {
    boolean ofRoster = first && ROSTER.containsKey(tag.name());
    return !ofRoster && (form == PgnForm.EXPORT || NEEDED.contains(tag.name()));
  }

  /// The tags with `SetUp` beside `FEN`, as the standard demands.
  private static List<PgnTag> withBoth(List<PgnTag> tags) {
    List<String> names = tags.stream().map(PgnTag::name).toList();
    boolean needed = names.contains("FEN") && !names.contains("SetUp");
    return needed
        ? Stream.concat(tags.stream(), Stream.of(new PgnTag("SetUp", "1"))).toList()
        : tags;
  }

  private static String value(PgnGame game, String name, String unknown) {
    String ifMissing =
        name.equals("Result") ? game.result().map(PgnResult::text).orElse(unknown) : unknown;
    return game.tag(name).filter(value -> !value.isBlank()).orElse(ifMissing);
  }

  /// The tags without a second `Event`, which would begin another game, followed by those that an
  /// unusual start needs. A start that was mended is written correctly.
  private static List<PgnTag> withStart(PgnGame game) {
    List<PgnTag> tags = new ArrayList<>(game.tags());
    if (game.tag("Event").isPresent()) {
      int first = tags.stream().map(PgnTag::name).toList().indexOf("Event");
      tags.subList(first + 1, tags.size()).removeIf(tag -> tag.name().equals("Event"));
    }
    if (game.tag("FEN").filter(fen -> isMended(game, fen)).isPresent()) {
      tags.replaceAll(
          tag -> tag.name().equals("FEN") ? new PgnTag("FEN", Fen.write(game.start())) : tag);
    }
    if (game.tag("FEN").isEmpty() && !game.start().equals(PgnGame.EMPTY.start())) {
      tags.add(new PgnTag("SetUp", "1"));
      tags.add(new PgnTag("FEN", Fen.write(game.start())));
    }
    return tags;
  }

  private static boolean isMended(PgnGame game, String fen) {
    return Fen.readWhole(fen).valueIfAny().isEmpty()
        && !fen.isBlank()
        && game.faults().stream().noneMatch(fault -> fault.kind() == PgnFault.Kind.START);
  }

  private static String pair(PgnTag tag) {
    String value = tag.value().replace("\\", "\\\\").replace("\"", "\\\"");
    return "[" + tag.name() + " \"" + value.replaceAll("\\R", " ") + "\"]\n";
  }
}
