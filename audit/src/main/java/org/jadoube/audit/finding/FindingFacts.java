package org.jadoube.audit.finding;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Fault;
import org.jadoube.laws.event.Fact;
import org.jadoube.wording.Wording;

/// The facts of a finding, by name: numbers, texts and lists of texts. docs/findings.md lists the
/// names for each kind.
///
/// @since 0.1.0
public final class FindingFacts {
  private static final Wording WORDING = Wording.english();
  private static final FindingSentences SENTENCES = new FindingSentences();

  private FindingFacts() {}

  /// The facts of `finding`, in order.
  public static Map<String, Object> of(Finding finding) {
    Map<String, Object> facts = new LinkedHashMap<>();
    switch (finding) {
      case Finding.Malformed it -> {
        facts.put("fault", name(it.fault()));
        facts.put("column", it.column());
        facts.put("found", it.found());
        facts.put("expected", it.expected());
      }
      case Finding.IllegalMove it -> {
        facts.put("written", it.written());
        facts.put("player", name(it.mover()));
        facts.put("reasons", trials(it.trials()));
        facts.put("candidates", it.candidates());
      }
      case Finding.Passed it -> facts.put("player", name(it.player()));
      case Finding.AmbiguousMove it -> {
        facts.put("written", it.written());
        facts.put("candidates", it.candidates());
      }
      case Finding.PlayedOn it -> {
        facts.put("reasons", reasons(it.facts()));
        facts.put("plies", it.plies());
        facts.put("result", it.result().text());
      }
      case Finding.ContradictedResult it -> {
        facts.put("reasons", reasons(it.facts()));
        facts.put("expected", it.expected().text());
        facts.put("result", it.written().text());
      }
      case Finding.FlagFell it -> {
        facts.put("reasons", reasons(it.facts()));
        facts.put("result", it.written().text());
      }
      case Finding.DifferingResults it -> {
        facts.put("tag", it.tag());
        facts.put("result", it.afterMoves().text());
      }
      case Finding.ImpossibleWin it -> {
        facts.put("player", name(it.fact().player()));
        facts.put("reasons", reasons(List.of(it.fact())));
        facts.put("result", it.written().text());
      }
      case Finding.ClaimableDraw it -> {
        facts.put("player", name(it.player()));
        facts.put("reasons", reasons(List.of(it.fact())));
      }
      case Finding.ContradictedTermination it -> {
        facts.put("remark", it.remark().id());
        it.expected().ifPresent(expected -> facts.put("expected", expected.text()));
        facts.put("result", it.written().text());
      }
      case Finding.EarlyDraw it -> {
        facts.put("moves", it.moves());
        facts.put("needed", it.needed());
      }
      case Finding.InconsistentStart it -> facts.put("reasons", faults(it.faults()));
      case Finding.UnreachableStart it -> facts.put("reasons", faults(it.faults()));
      case Finding.ImpossibleClock it -> {
        facts.put("problem", it.problem().id());
        facts.put("player", name(it.player()));
        facts.put("written", it.written());
        it.most().ifPresent(most -> facts.put("most", most.toSeconds()));
      }
      case Finding.DuplicateGame it -> {
        facts.put("file", it.archive());
        facts.put("game", it.game());
        if (it.more() != 0) {
          facts.put("more", it.more());
        }
      }
      case TournamentFinding it -> facts.putAll(TournamentSentences.facts(it));
      case Finding.MalformedTag it -> {
        facts.put("tag", it.tag());
        facts.put("value", it.value());
        facts.put("expected", it.expected());
      }
      case Finding.Resumed it -> {
        facts.put("by", it.by().id());
        facts.put("move", it.move());
        facts.put("plies", it.plies());
        facts.put("all", it.all());
      }
      case Finding.MissingTags it -> facts.put("tags", it.tags());
    }
    return facts;
  }

  /// The facts of `finding` as a JSON object.
  public static String json(Finding finding) {
    return JsonObject.of(of(finding));
  }

  private static List<String> trials(List<PossibleMeaning> trials) {
    return trials.stream().map(SENTENCES::of).toList();
  }

  private static List<String> reasons(List<Fact> facts) {
    return facts.stream().map(WORDING::of).toList();
  }

  private static List<String> faults(List<Fault> faults) {
    return faults.stream().map(WORDING::of).toList();
  }

  private static String name(Colour colour) {
    return colour.name().toLowerCase(Locale.ROOT);
  }

  private static String name(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
