package org.jadoube.audit.judge;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jadoube.audit.finding.JudgedBy;
import org.jadoube.audit.finding.JudgedBy.Ground;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.game.Days;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.audit.game.Sieve;
import org.jadoube.audit.terms.AuditTerms;
import org.jadoube.laws.edition.Edition;

/// Judges each game by the Laws of its date. If several editions may have been in force, it reports
/// only what they agree on.
public final class JudgeByDate implements Judge {
  private static final LocalDate OLDEST = Edition.all().getFirst().inForceFrom();

  private static final JudgedBy UNDATED =
      new JudgedBy(Ground.NO_DATE, List.of(Edition.newest()), "");

  private static final JudgedBy ONLINE = new JudgedBy(Ground.ONLINE, List.of(Edition.E04), "");

  private final Map<Edition, JudgeByEdition> judges;
  private final boolean onlineUnderE04;
  private final AuditTerms terms;

  public JudgeByDate(AuditTerms terms) {
    this.terms = terms;
    judges =
        Edition.books().stream()
            .collect(
                Collectors.toMap(
                    Function.identity(), edition -> new JudgeByEdition(edition, terms)));
    onlineUnderE04 = terms.onlineUnderE04();
  }

  @Override
  public List<PlacedFinding> findings(PlayedGame game) {
    Optional<Days> days = Days.of(game.tags());
    if (onlineUnderE04 && game.isOnline() && mayBeUnderE04(days)) {
      return judge(Edition.E04).findings(game, ONLINE);
    }
    return days.isEmpty()
        ? judge(Edition.newest()).findings(game, UNDATED)
        : findings(game, days.get());
  }

  @Override
  public Sieve sieve() {
    return new CleanGames(Edition.books(), terms, JudgeByDate::editions);
  }

  /// The editions of the Laws that may have been in force.
  private static List<Edition> editions(Map<String, String> tags) {
    return Days.of(tags)
        .map(days -> Edition.inForceBetween(days.first(), days.last()))
        .orElseGet(() -> List.of(Edition.newest()));
  }

  @Override
  public Edition edition(PlayedGame game) {
    Optional<Days> days = Days.of(game.tags());
    return onlineUnderE04 && game.isOnline() && mayBeUnderE04(days)
        ? Edition.E04
        : days.map(each -> Edition.inForceBetween(each.first(), each.last()).getLast())
            .orElseGet(Edition::newest);
  }

  private static boolean mayBeUnderE04(Optional<Days> days) {
    return days.isEmpty() || !days.get().first().isBefore(Edition.E04.inForceFrom());
  }

  private List<PlacedFinding> findings(PlayedGame game, Days days) {
    List<Edition> editions = Edition.inForceBetween(days.first(), days.last());
    boolean older = days.first().isBefore(OLDEST);
    JudgedBy basis = new JudgedBy(ground(days, editions), editions, days.written());
    List<List<PlacedFinding>> verdicts =
        editions.stream().map(edition -> judge(edition).findings(game, basis)).toList();
    List<PlacedFinding> agreed = CommonFindings.of(verdicts);
    return older
        ? agreed.stream().filter(found -> OlderLaws.hold(found, game, days)).toList()
        : agreed;
  }

  private static Ground ground(Days days, List<Edition> editions) {
    if (days.last().isBefore(OLDEST)) {
      return Ground.OLDER;
    }
    return editions.size() > 1 || days.first().isBefore(OLDEST)
        ? Ground.INCOMPLETE_DATE
        : Ground.DATE;
  }

  private JudgeByEdition judge(Edition edition) {
    return Objects.requireNonNull(judges.get(edition)); // there is one for each
  }
}
