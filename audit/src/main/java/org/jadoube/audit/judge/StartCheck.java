package org.jadoube.audit.judge;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.game.FindingAt;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.chess.Fault;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Validation;
import org.jadoube.chess.retro.Reachability;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;

/// Checks starts other than the usual one: whether their rights to castle and their en passant
/// square fit, and whether a game can lead there (Article 3.10.3).
final class StartCheck {
  /// A few milliseconds; deeper proofs are left to `jadoube position`.
  private static final int MOST_STEPS = 5_000;

  private static final Pattern CHESS960 =
      Pattern.compile("960|fischer|freestyle", Pattern.CASE_INSENSITIVE);

  private final Optional<Citation> rule;

  StartCheck(Edition edition) {
    rule =
        edition.has(Rule.ILLEGAL_POSITION)
            ? Optional.of(edition.cite(Rule.ILLEGAL_POSITION))
            : Optional.empty();
  }

  List<FindingAt> findings(PlayedGame game) {
    Setup start = game.start();
    if (!game.tags().containsKey("FEN") || start.equals(Setup.standard())) {
      return List.of();
    }
    List<Finding> findings =
        start.validate() instanceof Validation.Playable playable
            ? findings(game, playable.unreachable())
            : List.of();
    return findings.stream().map(finding -> game.found(0, finding)).toList();
  }

  private List<Finding> findings(PlayedGame game, List<Fault> faults) {
    List<Fault> rights = faults.stream().filter(StartCheck::isOfRights).toList();
    List<Fault> others =
        faults.isEmpty()
            ? proved(game)
            : faults.stream().filter(Predicate.not(StartCheck::isOfRights)).toList();
    Optional<Finding> inconsistent =
        rights.isEmpty() ? Optional.empty() : Optional.of(new Finding.InconsistentStart(rights));
    Optional<Finding> unreachable =
        others.isEmpty()
            ? Optional.empty()
            : Optional.of(new Finding.UnreachableStart(rule, others));
    return Stream.of(inconsistent, unreachable).flatMap(Optional::stream).toList();
  }

  private static List<Fault> proved(PlayedGame game) {
    return reachability(game) instanceof Reachability.Unreachable(var reasons)
        ? reasons
        : List.of();
  }

  private static Reachability reachability(PlayedGame game) {
    Setup start = game.start();
    boolean chess960 =
        CHESS960.matcher(game.tags().getOrDefault("Variant", "")).find()
            || !Setup.standard().castlingRooks().containsAll(start.castlingRooks());
    return chess960
        ? Reachability.of(start, MOST_STEPS)
        : Reachability.from(Setup.standard(), start, MOST_STEPS);
  }

  /// Whether it is about what a FEN says beside the pieces.
  private static boolean isOfRights(Fault fault) {
    return fault instanceof Fault.CastlingRightWithoutRook
        || fault instanceof Fault.CastlingRightWithoutKing
        || fault instanceof Fault.SeveralCastlingRights
        || fault instanceof Fault.EnPassantImpossible;
  }
}
