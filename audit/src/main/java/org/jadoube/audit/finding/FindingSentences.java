package org.jadoube.audit.finding;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Fault;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Fact;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.san.LongAlgebraic;
import org.jadoube.wording.Wording;

/// Findings as English sentences.
///
/// @since 0.1.0
public final class FindingSentences {
  private final Wording wording;

  /// Sentences in English.
  public FindingSentences() {
    this.wording = Wording.english();
  }

  /// A sentence for the finding; if the date of the game leaves the edition open, it says why that
  /// edition was chosen.
  public String of(PlacedFinding found) {
    return of(found.finding())
        + (found.finding().kind().isAboutTheText() ? "" : ground(found.basis()));
  }

  private static String ground(JudgedBy basis) {
    String date = " The game is dated " + basis.date();
    return switch (basis.ground()) {
      case NAMED, DATE, ONLINE -> "";
      case NO_DATE -> " The game has no date: judged by the newest edition.";
      case OLDER -> date + ", before the oldest edition here, which it is judged by.";
      case INCOMPLETE_DATE -> date + ": " + names(basis);
    };
  }

  private static String names(JudgedBy basis) {
    String names = basis.editions().stream().map(Edition::name).collect(joining(" and "));
    return basis.editions().size() == 1
        ? "judged by " + names + ", the oldest edition here."
        : names + " agree.";
  }

  /// The finding in one or more sentences, on one line.
  public String of(Finding finding) {
    return switch (finding) {
      case Finding.Malformed it -> malformed(it);
      case Finding.IllegalMove it -> illegal(it);
      case Finding.Passed(Citation rule, Colour player) ->
          wording.of(player) + " passed, which is not allowed. " + cited(rule);
      case Finding.AmbiguousMove(String written, List<String> candidates) ->
          quoted(written) + " can be " + String.join(" or ", candidates) + ".";
      case Finding.PlayedOn it -> playedOn(it);
      case Finding.ContradictedResult it -> contradicted(it);
      case Finding.DifferingResults(String tag, PgnResult afterMoves) ->
          "The Result tag says " + quoted(tag) + ", but the moves end with " + afterMoves + ".";
      case Finding.ImpossibleWin(Citation rule, Fact.CannotCheckmate fact, PgnResult written) ->
          "The result is " + written + ", but " + wording.of(fact) + " " + cited(rule);
      case Finding.FlagFell(Citation rule, List<Fact> facts, PgnResult written) ->
          "A flag fell, which "
              + (rule.rule() == Rule.FLAG_FALL ? "loses" : "draws")
              + " the game"
              + ", but the result is "
              + written
              + ": "
              + facts(facts)
              + cited(rule);
      case Finding.ClaimableDraw(Citation claim, Colour player, Fact fact) ->
          wording.of(player) + " could claim a draw: " + wording.of(fact) + " " + cited(claim);
      case Finding.ContradictedTermination it -> contradicted(it);
      case Finding.EarlyDraw(Citation rule, int moves, int needed) ->
          "The players agreed to a draw after "
              + moves(moves)
              + " each, but needed "
              + needed
              + ". "
              + cited(rule);
      case Finding.InconsistentStart(List<Fault> faults) ->
          "The start was played without rights that its FEN gives: " + faults(faults);
      case Finding.UnreachableStart(Optional<Citation> rule, List<Fault> faults) ->
          "No game can lead to this start: "
              + faults(faults)
              + rule.map(citation -> " " + cited(citation)).orElse("");
      case Finding.ImpossibleClock it -> FormSentences.of(it, wording);
      case Finding.DuplicateGame it -> duplicate(it);
      case TournamentFinding it -> TournamentSentences.of(it);
      case Finding.MalformedTag(String tag, String value, String expected) ->
          "The tag " + tag + " says " + quoted(value) + ", expected " + expected + ".";
      case Finding.Resumed(ResumedBy by, String move, int plies, boolean all) ->
          FormSentences.of(by, move) + ", " + FormSentences.following(plies, all);
      case Finding.MissingTags(List<String> tags) ->
          (tags.size() == 1 ? "A tag is missing: " : "Tags are missing: ")
              + String.join(", ", tags)
              + ".";
    };
  }

  private static String duplicate(Finding.DuplicateGame found) {
    String other = "game " + found.game() + " in " + found.archive();
    String longer = ", which is " + FormSentences.plies(Math.abs(found.more())) + " longer.";
    return switch (Integer.signum(found.more())) {
      case 0 -> "The same as " + other + ".";
      case 1 -> "G" + other.substring(1) + " is the beginning of this one" + longer;
      default -> "The beginning of " + other + longer;
    };
  }

  /// A sentence on the meaning of `trial`, and why it is illegal.
  public String of(PossibleMeaning trial) {
    return LongAlgebraic.write(trial.attempt(), Language.ENGLISH)
        + ": "
        + trial.breaches().stream().map(wording::of).collect(joining("; "))
        + ".";
  }

  private String noPieceFor(String text, Colour mover) {
    return wording.of(mover) + " has no piece that " + quoted(text) + " could mean.";
  }

  private static String malformed(Finding.Malformed it) {
    String found = it.found().isEmpty() ? "the end" : quoted(it.found());
    String rest =
        it.kind() == FindingKind.UNREADABLE ? " The game cannot be read on as it stands." : "";
    return "Column "
        + it.column()
        + ": found "
        + found
        + ", expected "
        + it.expected()
        + "."
        + rest;
  }

  private String illegal(Finding.IllegalMove it) {
    String why =
        it.trials().isEmpty()
            ? noPieceFor(it.written(), it.mover())
            : it.trials().stream().map(this::of).collect(joining(" "));
    String candidates =
        it.candidates().isEmpty() ? "" : " Legal: " + String.join(", ", it.candidates()) + ".";
    return quoted(it.written()) + " is illegal. " + why + candidates + edition(it);
  }

  private static String edition(Finding.IllegalMove it) {
    return it.citation().map(citation -> " " + citation.edition() + ".").orElse("");
  }

  private String playedOn(Finding.PlayedOn it) {
    String more = it.plies() == 1 ? "one more ply follows" : it.plies() + " more plies follow";
    String result = it.result() == PgnResult.DRAW ? "" : ", and the result is " + it.result();
    return "The game was drawn here, but "
        + more
        + result
        + ": "
        + facts(it.facts())
        + cited(it.ending());
  }

  private String contradicted(Finding.ContradictedResult it) {
    return "The result is "
        + it.written()
        + ", but the last position makes it "
        + it.expected()
        + ": "
        + facts(it.facts())
        + cited(it.ending());
  }

  private String contradicted(Finding.ContradictedTermination it) {
    String says = "The record says that " + FormSentences.of(it.remark());
    String but =
        it.expected()
            .map(expected -> "which makes it " + expected + ", but the result is " + it.written())
            .orElse("but the moves do not lead there");
    return says + ", " + but + "." + it.rule().map(rule -> " " + cited(rule)).orElse("");
  }

  private static String moves(int moves) {
    return moves == 1 ? "one move" : moves + " moves";
  }

  private String faults(List<Fault> faults) {
    return faults.stream().map(wording::of).collect(joining(" "));
  }

  private String facts(List<Fact> facts) {
    return facts.stream().map(wording::of).collect(joining(" ", "", " "));
  }

  private String cited(Citation citation) {
    return wording.of(citation) + ".";
  }

  private static String quoted(String text) {
    return "\"" + text + "\"";
  }
}
