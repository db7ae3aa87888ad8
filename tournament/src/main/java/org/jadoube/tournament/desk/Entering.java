package org.jadoube.tournament.desk;

import static org.jadoube.tournament.desk.Changed.refused;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.jadoube.tournament.Entry;
import org.jadoube.tournament.Player;

/// Checks what is said about a player who is to be entered.
///
/// @param name as others will see it; empty if none was given
/// @param account the player's, if there is one
public record Entering(Entry request, Optional<String> name, Optional<Holder> account) {
  private static final Pattern FEDERATION = Pattern.compile("[A-Z]{3}");
  private static final Pattern TITLE = Pattern.compile("[A-Z]{2,3}");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,11}");
  private static final Pattern BIRTH_DATE =
      Pattern.compile("\\d{4}(-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]))?");
  private static final int LONGEST_NAME = 60;

  /// The fault of the entry, if there is one.
  public Optional<Changed> fault() {
    String called = called();
    if (called.isEmpty()) {
      return unfit("A player needs a name or an account.");
    }
    if (called.codePointCount(0, called.length()) > LONGEST_NAME) {
      return unfit("The name has more than " + LONGEST_NAME + " characters.");
    }
    if (isOdd(FEDERATION, request.federation())) {
      return unfit("A federation is three capital letters, such as SLO.");
    }
    if (isOdd(TITLE, request.title())) {
      return unfit("A title is two or three capital letters, such as WGM.");
    }
    if (isOdd(NUMBER, request.fideId())) {
      return unfit("A FIDE identification number is a number of up to 11 digits.");
    }
    return isOdd(BIRTH_DATE, request.birthDate())
        ? unfit("A date of birth is a day, such as 1990-02-28, or a year.")
        : Optional.empty();
  }

  private static Optional<Changed> unfit(String sentence) {
    return Optional.of(refused(Hindrance.UNFIT, sentence));
  }

  private static boolean isOdd(Pattern shape, Optional<String> text) {
    return text.filter(shape.asMatchPredicate().negate()).isPresent();
  }

  private String called() {
    return name.or(() -> account.map(Holder::name)).orElse("");
  }

  /// A player who enters alone, under the name of the account; whatever else is said has to be
  /// confirmed. The number is given later.
  public Player claiming(Holder own) {
    return new Player(
        1,
        own.name(),
        Optional.of(own.id()),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(
            new Entry(
                name.filter(said -> !said.equals(own.name())),
                Optional.empty(),
                request.rating(),
                request.federation(),
                request.title(),
                request.fideId(),
                request.sex(),
                request.birthDate())));
  }

  /// The player, whose number is given later.
  public Player entrant() {
    return new Player(
            1,
            called(),
            account.map(found -> found.id()),
            request.rating(),
            request.federation(),
            request.title(),
            request.fideId())
        .with(request.sex(), request.birthDate());
  }
}
