package org.jadoube.laws.regulations;

import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jadoube.chess.Setup;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.act.Penalty;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameter;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;

/// Everything agreed before a game. Together with its events, this describes the game fully.
///
/// ```java
/// TimeControl blitz = TimeControl.of(Duration.ofMinutes(3), Duration.ofSeconds(2));
/// Regulations regulations = Regulations.of(blitz, Edition.FIDE_2023).withArbiter(true);
/// regulations.timeClass(); // => BLITZ
/// regulations.plus(Arrangement.OVER_THE_BOARD).has(Arrangement.OVER_THE_BOARD); // => true
/// ```
///
/// @param edition the Laws that apply
/// @param timeControl the time allotted
/// @param supervision whether rapid and blitz games are adequately supervised; in standard play it
///   makes no difference
/// @param flagWatch who notices that a flag has fallen
/// @param arbiterPresent whether a player can turn to an arbiter
/// @param defaultTime how late a player may be
/// @param scoring the points for a game
/// @param drawRestriction the event's restriction of draws by agreement
/// @param arrangements further announcements, and facts about the players
/// @param devicePenalty the penalty for a device, if it is not the loss of the game (Article
///   11.3.2.2)
/// @param start the position the game starts from; it must be playable
/// @param online the regulations of an online competition (E04); empty: unsupervised, on a virtual
///   board, with all aids. It makes no difference over the board
/// @param houseRules the event's rules beside the edition, if there are any; `edition` then has
///   their values
/// @since 0.1.0
public record Regulations(
    Edition edition,
    TimeControl timeControl,
    Supervision supervision,
    FlagWatch flagWatch,
    boolean arbiterPresent,
    Duration defaultTime,
    Scoring scoring,
    DrawRestriction drawRestriction,
    Set<Arrangement> arrangements,
    Optional<Penalty> devicePenalty,
    Setup start,
    Optional<OnlinePlay> online,
    Optional<HouseRules> houseRules) {
  public Regulations {
    edition = houseRules.map(HouseRules::amended).orElse(edition.printed());
    arrangements = Set.copyOf(arrangements);
    if (start.position().isEmpty()) {
      throw new IllegalArgumentException("the start is not playable: " + start);
    }
    Require.notNegative(defaultTime, "defaultTime");
    if (houseRules.isPresent()) {
      Regulations plain =
          new Regulations(
              edition,
              timeControl,
              supervision,
              flagWatch,
              arbiterPresent,
              defaultTime,
              scoring,
              drawRestriction,
              arrangements,
              devicePenalty,
              start,
              online,
              Optional.empty());
      requireKept(houseRules.get(), plain);
    }
  }

  private static void requireKept(HouseRules rules, Regulations plain) {
    rules
        .broken(plain)
        .ifPresent(line -> {
          throw new IllegalArgumentException("houseRules that the rest keeps to, and not: " + line);
        });
  }

  /// The newest Laws, no supervision and no arbiter, flags watched by the program, zero default
  /// time, classic points, unrestricted draws, the usual start.
  public static Regulations of(TimeControl timeControl) {
    return new Regulations(
        Edition.newest(),
        timeControl,
        Supervision.INADEQUATE,
        FlagWatch.AUTOMATIC,
        false,
        Duration.ZERO,
        Scoring.CLASSIC,
        DrawRestriction.FREE,
        Set.of(),
        Optional.empty(),
        Setup.standard(),
        Optional.empty(),
        Optional.empty());
  }

  /// The defaults of an edition, such as its default time, for an event that announces nothing
  /// else.
  public static Regulations of(TimeControl timeControl, Edition edition) {
    return of(timeControl).with(edition).withDefaultTime(defaultTime(edition));
  }

  /// The default time in an edition; zero if it leaves that to the event.
  private static Duration defaultTime(Edition edition) {
    return edition.value(Parameters.DEFAULT_TIME).orElse(Duration.ZERO);
  }

  /// Whether there is this arrangement.
  public boolean has(Arrangement arrangement) {
    return arrangements.contains(arrangement);
  }

  /// The regulations of the online competition, or the usual ones.
  public OnlinePlay onlinePlay() {
    return online.orElse(OnlinePlay.USUAL);
  }

  /// The citation of a rule in this game. In a hybrid competition it is by the part on those.
  ///
  /// @throws IllegalArgumentException if the edition has no such rule
  public Citation cite(Rule rule) {
    Optional<Integer> hybrid =
        onlinePlay().competition() == Competition.HYBRID
            ? edition.find(Parameters.HYBRID_FROM_ARTICLE)
            : Optional.empty();
    return hybrid.map(first -> edition.citeFrom(first, rule)).orElseGet(() -> edition.cite(rule));
  }

  /// Standard, rapid or blitz by the time allotted.
  public TimeClass timeClass() {
    return TimeClass.of(edition, timeControl);
  }

  /// Whether this is rapid or blitz without adequate supervision, or in an edition that does not
  /// ask for any.
  public boolean isUnsupervised() {
    return FastPlay.isUnsupervised(this);
  }

  /// The parameter that replaces the time penalties of Articles 7 and 9 in rapid and blitz
  /// (Articles A.3, B.2 and B.3), if there is one.
  public Optional<Parameter<Duration>> shorterPenalty() {
    return FastPlay.shorterPenalty(this);
  }

  /// Whether the first illegal move already loses, as in some editions in rapid and blitz without
  /// adequate supervision.
  public boolean isLostAtFirstIllegalMove() {
    return FastPlay.losesAtOnce(this);
  }

  /// The number of the illegal move that loses.
  public int losingIllegalMove() {
    return isLostAtFirstIllegalMove() ? 1 : edition.value(Parameters.LOSING_ILLEGAL_MOVE);
  }

  /// The provision under which that move loses: in rapid and blitz often the same as elsewhere.
  public Rule illegalMoveLoss() {
    return FastPlay.illegalMoveLoss(this);
  }

  /// These regulations with another edition.
  public Regulations with(Edition edition) {
    return change(draft -> draft.edition = edition);
  }

  /// These regulations with another time control.
  public Regulations with(TimeControl timeControl) {
    return change(draft -> draft.timeControl = timeControl);
  }

  /// These regulations with another supervision.
  public Regulations with(Supervision supervision) {
    return change(draft -> draft.supervision = supervision);
  }

  /// These regulations with another way of watching flags.
  public Regulations with(FlagWatch flagWatch) {
    return change(draft -> draft.flagWatch = flagWatch);
  }

  /// These regulations with or without an arbiter.
  public Regulations withArbiter(boolean arbiterPresent) {
    return change(draft -> draft.arbiterPresent = arbiterPresent);
  }

  /// These regulations with another default time.
  public Regulations withDefaultTime(Duration defaultTime) {
    return change(draft -> draft.defaultTime = defaultTime);
  }

  /// These regulations with other points.
  public Regulations with(Scoring scoring) {
    return change(draft -> draft.scoring = scoring);
  }

  /// These regulations with another restriction of draws.
  public Regulations with(DrawRestriction drawRestriction) {
    return change(draft -> draft.drawRestriction = drawRestriction);
  }

  /// These regulations with exactly these arrangements.
  public Regulations with(Arrangement... arrangements) {
    return change(draft -> draft.arrangements = Set.of(arrangements));
  }

  /// These regulations with one more arrangement.
  public Regulations plus(Arrangement arrangement) {
    return change(draft -> {
      draft.arrangements = new HashSet<>(arrangements);
      draft.arrangements.add(arrangement);
    });
  }

  /// These regulations with a lesser penalty for a device.
  public Regulations withDevicePenalty(Penalty devicePenalty) {
    return change(draft -> draft.devicePenalty = Optional.of(devicePenalty));
  }

  /// These regulations with those of an online competition.
  public Regulations with(OnlinePlay online) {
    return change(draft -> draft.online = Optional.of(online));
  }

  /// These regulations with another starting position.
  public Regulations with(Setup start) {
    return change(draft -> draft.start = start);
  }

  /// These regulations under house rules, with everything that those settle.
  public Regulations under(HouseRules rules) {
    return rules
        .settled(change(draft -> draft.houseRules = Optional.empty()))
        .change(draft -> draft.houseRules = Optional.of(rules));
  }

  private Regulations change(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.settled();
  }

  /// A mutable copy, for the methods above.
  private static final class Draft {
    private Edition edition;
    private TimeControl timeControl;
    private Supervision supervision;
    private FlagWatch flagWatch;
    private boolean arbiterPresent;
    private Duration defaultTime;
    private Scoring scoring;
    private DrawRestriction drawRestriction;
    private Set<Arrangement> arrangements;
    private Optional<Penalty> devicePenalty;
    private Setup start;
    private Optional<OnlinePlay> online;
    private Optional<HouseRules> houseRules;

    Draft(Regulations regulations) {
      this.edition = regulations.edition;
      this.timeControl = regulations.timeControl;
      this.supervision = regulations.supervision;
      this.flagWatch = regulations.flagWatch;
      this.arbiterPresent = regulations.arbiterPresent;
      this.defaultTime = regulations.defaultTime;
      this.scoring = regulations.scoring;
      this.drawRestriction = regulations.drawRestriction;
      this.arrangements = regulations.arrangements;
      this.devicePenalty = regulations.devicePenalty;
      this.start = regulations.start;
      this.online = regulations.online;
      this.houseRules = regulations.houseRules;
    }

    Regulations settled() {
      return new Regulations(
          edition,
          timeControl,
          supervision,
          flagWatch,
          arbiterPresent,
          defaultTime,
          scoring,
          drawRestriction,
          arrangements,
          devicePenalty,
          start,
          online,
          houseRules);
    }
  }
}
