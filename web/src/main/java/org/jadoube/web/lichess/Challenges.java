package org.jadoube.web.lichess;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.play.lobby.Challenge;
import org.jadoube.play.lobby.DeclineReason;
import org.jadoube.play.lobby.GameTerms;
import org.jadoube.play.people.AccountId;
import org.jadoube.web.lichess.Variants.Named;
import org.jadoube.wire.Names;

/// Challenges, as Lichess shows them.
///
/// @param origin of this server, for links
record Challenges(Users users, String origin) {
  /// A time control.
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record Time(String type, Optional<Long> limit, Optional<Long> increment, Optional<String> show) {
    static Time of(TimeControl control) {
      return control.isTimed()
          ? new Time(
              "clock",
              Optional.of(Speed.initial(control).toSeconds()),
              Optional.of(Speed.increment(control).toSeconds()),
              Optional.of(Speed.shown(control)))
          : new Time("unlimited", Optional.empty(), Optional.empty(), Optional.empty());
    }
  }

  /// A kind of games.
  record Perf(String icon, String name) {}

  /// A challenge.
  ///
  /// @param color the challenger's: `white`, `black` or `random`
  /// @param finalColor the challenger's, once it is drawn
  /// @param direction `in` for whom it is to, `out` for who made it
  record View(
      String id,
      String url,
      String status,
      Optional<Users.Player> challenger,
      Optional<Users.Player> destUser,
      Named variant,
      boolean rated,
      String speed,
      Time timeControl,
      String color,
      String finalColor,
      Perf perf,
      Optional<String> direction,
      Optional<String> initialFen,
      Optional<String> declineReason,
      Optional<String> declineReasonKey,
      Optional<String> urlWhite,
      Optional<String> urlBlack) {}

  /// The challenge as an account sees it.
  View view(Challenge challenge, AccountId reader) {
    GameTerms terms = challenge.terms();
    Speed speed = Speed.of(terms.timeControl());
    String url = origin + (challenge.isOpen() ? "/lobby?challenge=" : "/game/") + challenge.id();
    return new View(
        challenge.id().text(),
        url,
        Names.of(challenge.status()),
        Optional.of(challenge).filter(each -> !each.isOpen()).map(each -> users.player(each.by())),
        challenge.to().map(users::player),
        Variants.named(terms.variant()),
        /* rated= */ false,
        speed.key(),
        Time.of(terms.timeControl()),
        challenge.wished().map(Names::of).orElse("random"),
        Names.of(challenge.drawn()),
        new Perf("", speed.title()),
        direction(challenge, reader),
        terms.start().map(Variants::start),
        challenge.declining().map(DeclineReason::sentence),
        challenge.declining().map(DeclineReason::text),
        url(challenge, url, Colour.WHITE),
        url(challenge, url, Colour.BLACK));
  }

  private static Optional<String> direction(Challenge challenge, AccountId reader) {
    if (challenge.isOpen()) {
      return Optional.empty();
    }
    return challenge.isBy(reader)
        ? Optional.of("out")
        : Optional.of("in").filter(_ -> challenge.isTo(reader));
  }

  private static Optional<String> url(Challenge challenge, String url, Colour colour) {
    return challenge.isOpen() ? Optional.of(url + "&color=" + Names.of(colour)) : Optional.empty();
  }
}
