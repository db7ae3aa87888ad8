package org.jadoube.web.ask;

import java.util.List;
import java.util.Optional;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.Language;
import org.jadoube.notation.TextFault;
import org.jadoube.tournament.standing.Standings;
import org.jadoube.tournament.standing.TieBreakRules;
import org.jadoube.tournament.tiebreak.TieBreakList;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.TrfReading;
import org.jadoube.tournament.trf.tournament.FileTieBreaks;
import org.jadoube.tournament.trf.tournament.FileTournament;
import org.jadoube.web.ask.check.CheckedTournament;
import org.jadoube.web.view.PageTexts;
import org.jadoube.wire.Questions;
import org.jadoube.wording.Wording;

/// Answers questions to the Laws.
///
/// @param effort the most that is put into a question
public record Oracle(Effort effort) {
  /// Whether a move is legal.
  public Asked<MoveAnswer> move(Questions.OfMove question) {
    Edition edition = question.edition().orElseGet(Edition::newest);
    return AskedPosition.read(question.fen())
        .then(asked -> {
          Explanation explanation =
              new Explanation(edition, asked.setup(), asked.position(), Language.ENGLISH, effort);
          return new Asked.Answered<>(explanation.of(question.move()));
        });
  }

  /// How a position stands.
  public Asked<PositionAnswer> position(Questions.OfPosition question) {
    Edition edition = question.edition().orElseGet(Edition::newest);
    return AskedPosition.setup(question.fen())
        .then(setup ->
            new Asked.Answered<>(PositionAnswer.of(setup, edition, question.chess960(), effort)));
  }

  /// Who can still checkmate.
  public Asked<FateAnswer> fate(Questions.OfFate question) {
    FateVerdict verdict = FateVerdict.of(question.fen(), effort, _ -> {});
    return verdict instanceof FateVerdict.Faulty(String fen, String reason)
        ? new Asked.NotUnderstood<>("fen", "\"" + fen + "\"", "a position (" + reason + ")")
        : new Asked.Answered<>(FateAnswer.of(verdict, question.lines()));
  }

  /// How the Laws rule on acts, in a language that has a wording.
  public Asked<RulingAnswer> game(Questions.OfGame question, Language language) {
    return ToldActs.read(question.regulations(), question.acts())
        .then(told -> new Asked.Answered<>(RulingAnswer.of(told, wording(language))));
  }

  /// The permissions that somebody has after acts.
  public Asked<PermittedAnswer> permissions(Questions.OfPermissions question, Language language) {
    return ToldActs.read(question.regulations(), question.acts())
        .then(told ->
            new Asked.Answered<>(
                PermittedAnswer.of(told.after(), question.actor(), wording(language))));
  }

  private static Wording wording(Language language) {
    return Wording.in(language).orElseGet(Wording::english);
  }

  /// The provisions that say something.
  public Asked<LawAnswer> laws(Questions.OfLaws question) {
    Optional<Language> language =
        question.language().map(PageTexts::language).orElse(Optional.of(Language.ENGLISH));
    return language
        .map(found -> laws(question, found))
        .orElseGet(() ->
            new Asked.NotUnderstood<>(
                "language",
                "\"" + question.language().orElse("") + "\"",
                "one of " + String.join(", ", tags())));
  }

  private static List<String> tags() {
    return PageTexts.languages().stream().map(Language::tag).toList();
  }

  private static Asked<LawAnswer> laws(Questions.OfLaws question, Language language) {
    return LawAnswer.to(question.query(), question.edition(), language)
        .<Asked<LawAnswer>>map(Asked.Answered::new)
        .orElseGet(() ->
            new Asked.NotUnderstood<>(
                "query",
                "\"" + question.query() + "\", of which nothing is said",
                "an Article such as 9.2, the name of a rule, or words of the Laws"));
  }

  /// Where games and the Laws part.
  public Asked<ArchiveAnswer> archive(String pgn, Optional<Edition> edition) {
    ArchiveAnswer audited = ArchiveAnswer.of(pgn, edition);
    return audited.games() == 0
        ? new Asked.NotUnderstood<>("pgn", "no game", "games in PGN")
        : new Asked.Answered<>(audited);
  }

  /// Where a tournament report file and the rules of pairing, points and order part.
  public Asked<CheckedTournament> check(byte[] trf) {
    TrfReading reading = Trf.read(trf);
    return reading.file().players().isEmpty()
        ? new Asked.NotUnderstood<>("trf", "no player", "a tournament report file")
        : new Asked.Answered<>(CheckedTournament.of(reading));
  }

  /// The standings of a tournament report file.
  ///
  /// @param tieBreaks in order, separated by commas; those of the file if left out
  public Asked<Standings> standings(byte[] trf, Optional<String> tieBreaks) {
    TrfFile file = Trf.read(trf).file();
    if (file.players().isEmpty()) {
      return new Asked.NotUnderstood<>("trf", "no player", "a tournament report file");
    }
    Optional<TieBreakList> asked = tieBreaks.map(TieBreakList::read);
    Optional<TextFault> unknown = asked.flatMap(list -> list.unknown().stream().findFirst());
    if (unknown.isPresent()) {
      return new Asked.NotUnderstood<>(
          "tieBreaks", unknown.get().found(), unknown.get().expected());
    }
    TieBreakList wanted = asked.orElseGet(() -> FileTieBreaks.of(file));
    return switch (FileTournament.of(file)) {
      case FileTournament.NotUnderstood(var reasons) ->
          new Asked.NotUnderstood<>("trf", reasons.getFirst().message(), "a tournament");
      case FileTournament.Understood(var tournament, var _) ->
          new Asked.Answered<>(
              Standings.of(
                  tournament, new TieBreakRules(wanted.tieBreaks(), Optional.empty(), List.of())));
    };
  }
}
