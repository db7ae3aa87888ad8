package org.jadoube.web.view;

import java.util.List;
import java.util.Optional;
import org.jadoube.notation.Language;
import org.jadoube.play.tournaments.Explained.Reasons;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.Criterion;
import org.jadoube.tournament.pairing.Failure;
import org.jadoube.tournament.pairing.why.Against;
import org.jadoube.web.description.NameOf;
import org.jadoube.web.description.OneOf;
import org.jadoube.wire.Document;
import org.jadoube.wire.Names;

/// Why a player of a Swiss has an opponent in a round, or the bye.
///
/// @param system by which the round is paired, in English
/// @param law the number of its text in FIDE's Handbook: `C.04.3`
/// @param player the pairing number
/// @param opponent the number of the opponent; without it, the player has the bye
/// @param against what speaks against the opponent, or against the bye; left out if the rules lead
///   to that
/// @param colours of the two, by the rules; left out with the bye
/// @param text who meets whom, in the reader's language
/// @param others who else could have been the opponent, or could have had the bye: those nearest in
///   the score group, by rank
public record PairingReasons(
    int schema,
    int round,
    String system,
    String law,
    int player,
    Optional<Integer> opponent,
    Optional<Other> against,
    Optional<PairingColours> colours,
    String text,
    List<Other> others) {
  public PairingReasons {
    others = List.copyOf(others);
  }

  /// The reason against another opponent, or another player for the bye.
  ///
  /// @param number the pairing number
  /// @param reason they have `met`; officials have `kept-apart` the two; both must have the
  ///   `same-colour`; `bye-barred`: had the bye, or a win's points without playing; `nobody-left`:
  ///   not all of the others could be paired; `worse`: the best round with it fails a criterion
  ///   more; `later`: it is no better, and comes later in the order of the rules
  /// @param article of the system's text; left out for a decision of officials
  /// @param round in which they met
  /// @param criterion in which the round would be worse
  /// @param text in the reader's language, without the Article
  public record Other(
      int number,
      @OneOf({"met", "kept-apart", "same-colour", "bye-barred", "nobody-left", "worse", "later"})
          String reason,
      Optional<String> article,
      Optional<Integer> round,
      @NameOf(Criterion.class) Optional<String> criterion,
      String text) {
    static Other of(int number, Against against, PairingSentences sentences) {
      return new Other(
          number,
          Names.of(against.getClass()),
          against.article(sentences.question().system()),
          against instanceof Against.Met(int round) ? Optional.of(round) : Optional.empty(),
          against instanceof Against.Worse(int _, Failure with, Failure _)
              ? Optional.of(Names.of(with.provision().criterion()))
              : Optional.empty(),
          sentences.against(number, against));
    }
  }

  /// The reasons in a language.
  ///
  /// @param tournament for the names
  public static PairingReasons of(Reasons reasons, Tournament tournament, Language language) {
    PairingSentences sentences =
        new PairingSentences(PageTexts.in(language), tournament, reasons.question());
    int player = reasons.why().player();
    return new PairingReasons(
        Document.SCHEMA,
        reasons.question().round(),
        reasons.question().system().title(),
        reasons.question().system().law(),
        player,
        reasons.opponent().stream().boxed().findFirst(),
        reasons.against().map(each -> Other.of(reasons.opponent().orElse(player), each, sentences)),
        reasons
            .colours()
            .map(each ->
                PairingColours.of(
                    each,
                    new ColourSentences(PageTexts.in(language), tournament, reasons.question()))),
        sentences.pairing(reasons),
        reasons.why().alternatives().stream()
            .map(each -> Other.of(each.number(), each.against(), sentences))
            .toList());
  }
}
