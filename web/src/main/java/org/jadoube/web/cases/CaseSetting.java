package org.jadoube.web.cases;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.DrawRestriction;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.laws.regulations.Supervision;
import org.jadoube.laws.regulations.TimeClass;
import org.jadoube.notation.Language;
import org.jadoube.web.view.LawTexts;
import org.jadoube.web.view.TimeControlSentence;
import org.jadoube.wire.Names;
import org.jadoube.wording.Messages;

/// The terms of an incident that may affect the ruling.
///
/// @param refereed whether an arbiter acts in it, so that the terms need not mention one
record CaseSetting(Regulations regulations, boolean refereed, Language language, Messages texts) {
  /// The terms, a sentence each.
  static List<String> of(Regulations regulations, List<CaseScene> scenes, Language language) {
    boolean refereed =
        scenes.stream()
            .flatMap(scene -> scene.act().stream())
            .anyMatch(
                act -> act.by() instanceof Actor.Arbiter && !(act.deed() instanceof Act.Begin));
    return new CaseSetting(regulations, refereed, language, LawTexts.in(language))
        .sentences()
        .toList();
  }

  private Stream<String> sentences() {
    return Stream.of(time(), officials(), arrival(), arrangements(), agreements())
        .flatMap(each -> each);
  }

  private Stream<String> time() {
    return regulations.timeControl().isTimed()
        ? said(
            "pace-" + (isOnline() ? "online" : Names.of(regulations.timeClass())),
            "terms",
            TimeControlSentence.words(regulations.timeControl(), language))
        : Stream.empty();
  }

  private boolean isOnline() {
    return regulations.edition().printed().equals(Edition.E04);
  }

  private Stream<String> officials() {
    if (isOnline()) {
      return said(Names.of(regulations.onlinePlay().competition()));
    }
    return regulations.timeClass() == TimeClass.STANDARD
        ? arbiter()
        : Stream.concat(arbiter(), supervision());
  }

  private Stream<String> arbiter() {
    if (regulations.arbiterPresent()) {
      return said("arbiter");
    }
    boolean matters =
        regulations.timeClass() != TimeClass.STANDARD
            || regulations.has(Arrangement.QUICKPLAY_GUIDELINES);
    return matters && !refereed ? said("no-arbiter") : Stream.empty();
  }

  private Stream<String> supervision() {
    return said(
        regulations.supervision() == Supervision.ADEQUATE ? "supervised-well" : "supervised-less");
  }

  private Stream<String> arrival() {
    Stream<String> late =
        regulations.defaultTime().isZero()
            ? Stream.empty()
            : said("default-time", "time", words(regulations.defaultTime()));
    Optional<String> back = regulations.onlinePlay().reconnectWithin().map(this::words);
    return Stream.concat(
        late, back.stream().flatMap(time -> said("reconnect-within", "time", time)));
  }

  private String words(Duration time) {
    return TimeControlSentence.words(time, language);
  }

  private Stream<String> arrangements() {
    Stream<String> announced =
        regulations.arrangements().stream()
            .sorted()
            .map(Names::of)
            .filter(name -> texts.has("setting." + name))
            .flatMap(this::said);
    Stream<String> players = Arrays.stream(Colour.values()).flatMap(this::disabled);
    return Stream.concat(announced, players);
  }

  private Stream<String> disabled(Colour player) {
    return Stream.concat(
        regulations.has(Arrangement.visuallyDisabled(player))
            ? said("visually-disabled", "player", player)
            : Stream.empty(),
        regulations.has(Arrangement.hearingImpaired(player))
            ? said("hearing-impaired", "player", player)
            : Stream.empty());
  }

  private Stream<String> agreements() {
    Stream<String> draws =
        switch (regulations.drawRestriction()) {
          case DrawRestriction.Free _ -> Stream.empty();
          case DrawRestriction.Never _ -> said("draws-never");
          case DrawRestriction.After(int moves) -> said("draws-after", "moves", moves);
        };
    return Stream.of(draws, devices(), points()).flatMap(each -> each);
  }

  private Stream<String> devices() {
    return regulations.devicePenalty().isPresent() ? said("device-penalty") : Stream.empty();
  }

  private Stream<String> points() {
    Scoring scoring = regulations.scoring();
    Optional<Colour> odds = scoring.drawOdds();
    if (odds.isPresent()) {
      return said("draw-odds", "player", odds.get());
    }
    return scoring.equals(Scoring.CLASSIC)
        ? Stream.empty()
        : Stream.of(
            texts.text(
                "setting.points",
                Map.of(
                    "win", scoring.winHalves() / 2.0,
                    "draw", scoring.drawHalves() / 2.0,
                    "loss", scoring.lossHalves() / 2.0)));
  }

  private Stream<String> said(String key) {
    return Stream.of(texts.text("setting." + key, Map.of()));
  }

  private Stream<String> said(String key, String name, Object value) {
    return Stream.of(texts.text("setting." + key, Map.of(name, value)));
  }
}
