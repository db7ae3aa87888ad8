package org.jadoube.tournament.trf.record;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.tournament.ColourPreferences;
import org.jadoube.tournament.points.ScoreKind;

/// FIDE's code for a Swiss of teams (192): `FIDE_TEAM_TYPEB_MP_GP_BAKU`.
///
/// @param primary the points by which teams are paired; those by which they are ranked if it does
///   not say
/// @param secondary whether the other points matter to colours
/// @param accelerated whether by Baku acceleration
/// @since 0.1.0
public record TeamSystemCode(
    ColourPreferences preferences,
    Optional<ScoreKind> primary,
    boolean secondary,
    boolean accelerated) {
  private static final Pattern CODE =
      Pattern.compile("FIDE_TEAM(?:_TYPE([AB]))?(?:_(MP|GP))?(?:_(MP|GP))?(_BAKU)?");

  /// The code of teams that prefer those colours, are paired by those points, and have the others
  /// decide about colours.
  public static TeamSystemCode of(ColourPreferences preferences, ScoreKind primary) {
    return new TeamSystemCode(preferences, Optional.of(primary), true, false);
  }

  /// The code in a text, if it is one. `FIDE_TEAM` alone stands for type A; with points but without
  /// a type there are no preferences.
  public static Optional<TeamSystemCode> read(String text) {
    Matcher found = CODE.matcher(text.strip().toUpperCase(Locale.ROOT));
    if (!found.matches()) {
      return Optional.empty();
    }
    Optional<String> type = Optional.ofNullable(found.group(1));
    Optional<String> first = Optional.ofNullable(found.group(2));
    Optional<String> second = Optional.ofNullable(found.group(3));
    ColourPreferences untold =
        first.isPresent() ? ColourPreferences.NONE : ColourPreferences.TYPE_A;
    return Optional.of(
        new TeamSystemCode(
            type.map(TeamSystemCode::preferences).orElse(untold),
            first.map(TeamSystemCode::points),
            first.isEmpty() || (second.isPresent() && !second.equals(first)),
            found.group(4) != null));
  }

  private static ColourPreferences preferences(String type) {
    return type.equals("A") ? ColourPreferences.TYPE_A : ColourPreferences.TYPE_B;
  }

  private static ScoreKind points(String code) {
    return code.equals("MP") ? ScoreKind.MATCH_POINTS : ScoreKind.GAME_POINTS;
  }

  /// As a file has it.
  public String text() {
    String type =
        switch (preferences) {
          case NONE -> "";
          case TYPE_A -> "_TYPEA";
          case TYPE_B -> "_TYPEB";
        };
    boolean games = primary.filter(kind -> kind == ScoreKind.GAME_POINTS).isPresent();
    String points = games ? "_GP" : "_MP";
    String others = secondary ? games ? "_MP" : "_GP" : "";
    return "FIDE_TEAM" + type + points + others + (accelerated ? "_BAKU" : "");
  }
}
