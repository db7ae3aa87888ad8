package org.jadoube.web.mcp;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.notation.Language;
import org.jadoube.tournament.standing.Standings;
import org.jadoube.tournament.tiebreak.TieBreak;
import org.jadoube.web.ask.ArchiveAnswer;
import org.jadoube.web.ask.FateAnswer;
import org.jadoube.web.ask.FindingAnswer;
import org.jadoube.web.ask.LawAnswer;
import org.jadoube.web.ask.MoveAnswer;
import org.jadoube.web.ask.Oracle;
import org.jadoube.web.ask.PermittedAnswer;
import org.jadoube.web.ask.PositionAnswer;
import org.jadoube.web.ask.RulingAnswer;
import org.jadoube.web.ask.check.CheckedTournament;
import org.jadoube.wire.Documents;

/// The tools, in the order in which a model reads about them.
final class LawsTools {
  private LawsTools() {}

  static List<LawsTool<?, ?>> of(Oracle oracle) {
    return List.of(
        new LawsTool<>(
            "explain_move",
            "Is this move legal?",
            "Whether a chess move is legal in a position and, if not, which Articles of the FIDE"
                + " Laws of Chess it breaks. Give the position as FEN or 'startpos'. Quote the"
                + " sentences and Articles of the answer; do not judge moves yourself.",
            Documents.MOVE_QUESTION,
            oracle::move,
            MoveAnswer::sentences),
        new LawsTool<>(
            "find_article",
            "What do the Laws say?",
            "Provisions of the FIDE Laws of Chess (editions 2005, 2009, 2014, 2018, 2023) and of the"
                + " Online Chess Regulations (E04), by Article ('9.2', '7.5.1'), by the name of a rule,"
                + " or by words, as a question, too ('can I take back a move'). Says what other editions have instead. Titles and"
                + " summaries are in English, or in the language of the argument ('de', 'fr', 'es', 'cs', 'ru',"
                + " 'bg', 'sl', 'sr-Cyrl', 'sr-Latn').",
            Documents.LAWS_QUESTION,
            oracle::laws,
            LawsTools::words),
        new LawsTool<>(
            "rule_on",
            "How would an arbiter rule?",
            "Plays acts of players, arbiter and clock under the Laws and returns each ruling with its"
                + " Articles, and the state of the game. Acts are texts, in order: moves ('e4', 'Nf3');"
                + " '+90 e5' to let 90 seconds pass first; hands ('lift b8, put black-knight d6,"
                + " press'); claims and others ('black claim-draw claim=threefold', 'white resign',"
                + " 'white report what=illegal-move', 'black flag-claim'). Regulations may give"
                + " timeControl ('5400+30'), edition ('2018'), start (a FEN).",
            Documents.GAME_QUESTION,
            question -> oracle.game(question, Language.ENGLISH),
            LawsTools::words),
        new LawsTool<>(
            "list_permitted",
            "What may somebody do now?",
            "What a player (white, black), the arbiter or an assistant may do after some acts, and the"
                + " reason against everything else. Acts and regulations as for rule_on.",
            Documents.PERMISSIONS_QUESTION,
            question -> oracle.permissions(question, Language.ENGLISH),
            LawsTools::words),
        new LawsTool<>(
            "position",
            "How does this position stand?",
            "Status of a position (check, checkmate, stalemate, dead position), its legal moves, and"
                + " whether any game can lead to it.",
            Documents.POSITION_QUESTION,
            oracle::position,
            LawsTools::words),
        new LawsTool<>(
            "fate",
            "Who can still checkmate?",
            "Whether each side can still checkmate by any series of legal moves, which decides dead"
                + " positions (Article 5.2.2) and flag-falls (6.9). With lines, the moves that lead there.",
            Documents.FATE_QUESTION,
            oracle::fate,
            LawsTools::words),
        new LawsTool<>(
            "standings",
            "Who is where in a tournament?",
            "Standings with FIDE's tie-breaks (C.07) from a tournament report file (TRF16 or TRF26).",
            Documents.TOURNAMENT_QUESTION,
            question ->
                oracle.standings(
                    question.trf().getBytes(UTF_8), question.tieBreaks().map(LawsTools::list)),
            LawsTools::words,
            Documents.STANDINGS::write),
        new LawsTool<>(
            "check_pairing",
            "Are these pairings right?",
            "Pairs each round of a Swiss tournament anew (FIDE Dutch System, Double-Swiss, Swiss Team"
                + " System) from a tournament report file (TRF16 or TRF26), and names each difference"
                + " with the criterion and its Article. Compares points and the final order, too.",
            Documents.TOURNAMENT_QUESTION,
            question -> oracle.check(question.trf().getBytes(UTF_8)),
            CheckedTournament::lines,
            CheckedTournament::json),
        new LawsTool<>(
            "audit_pgn",
            "Does this record hold?",
            "Holds recorded games (PGN) against the Laws of their day: illegal moves, results that"
                + " contradict the position, games that should have ended, clocks that cannot be right.",
            Documents.ARCHIVE_QUESTION,
            question -> oracle.archive(question.pgn(), question.edition()),
            LawsTools::words));
  }

  private static String list(List<TieBreak> tieBreaks) {
    return tieBreaks.stream().map(TieBreak::toString).collect(Collectors.joining(","));
  }

  private static List<String> words(LawAnswer answer) {
    return Stream.concat(
            answer.provisions().stream()
                .map(each ->
                    answer.edition()
                        + ", Article "
                        + String.join(", ", each.articles())
                        + ": "
                        + each.gist()),
            answer.terms().stream().map(each -> each.name() + ": " + each.meaning()))
        .toList();
  }

  private static List<String> words(RulingAnswer answer) {
    List<String> words = new ArrayList<>();
    for (RulingAnswer.Ruled act : answer.acts()) {
      words.add(act.act() + ":");
      act.outcome().forEach(outcome -> words.add("  " + outcome.sentence()));
    }
    RulingAnswer.State state = answer.state();
    words.add("The game after that: " + state.fen() + ", " + state.turn() + " to move.");
    state.result().ifPresent(result -> words.add("Result: " + result));
    state.ending().filter(end -> !words.contains("  " + end)).ifPresent(words::add);
    return words;
  }

  private static List<String> words(PermittedAnswer answer) {
    List<String> words = new ArrayList<>();
    words.add("Permitted: " + String.join(", ", answer.granted()));
    answer.refused().forEach((act, why) -> words.add("Not " + act + ": " + why));
    return words;
  }

  private static List<String> words(PositionAnswer answer) {
    List<String> words = new ArrayList<>();
    answer
        .status()
        .ifPresent(status -> words.add(answer.ending().orElse("Status: " + status) + "."));
    words.add("Legal moves: " + String.join(" ", answer.moves()));
    answer.hopeless().forEach(colour -> words.add(colour + " cannot checkmate any more."));
    answer.faults().forEach(fault -> words.add("Fault: " + fault));
    answer.unreachable().forEach(why -> words.add("No game can lead here: " + why));
    return words;
  }

  private static List<String> words(FateAnswer answer) {
    return Stream.of(
            answer.white().map(fate -> "White: " + fate(fate)),
            answer.black().map(fate -> "Black: " + fate(fate)))
        .flatMap(Optional::stream)
        .toList();
  }

  private static String fate(FateAnswer.SideFate fate) {
    return fate.verdict()
        + fate.cause().map(cause -> " (" + cause + ")").orElse("")
        + fate.line().map(line -> ", " + line).orElse("");
  }

  private static List<String> words(Standings standings) {
    return standings.places().stream()
        .map(place ->
            place.rank() + ". number " + place.participant() + " " + place.points() + " points")
        .toList();
  }

  private static List<String> words(ArchiveAnswer answer) {
    return Stream.concat(
            Stream.of(
                count(answer.games(), "game") + ", " + count(answer.findings().size(), "finding")),
            answer.findings().stream().map(FindingAnswer::message))
        .toList();
  }

  private static String count(long number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }
}
