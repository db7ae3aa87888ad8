package org.jadoube.web.http.access;

import java.util.HexFormat;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jadoube.play.people.People;
import org.jadoube.store.Fingerprint;
import org.jadoube.web.http.exchange.Call;

/// The names under which people play: accounts under their own, guests under any that belongs to no
/// account.
public record PlayingNames(People people, Admission admission) {
  private static final String NAMELESS = "Guest ";

  /// Names that the server gives; a guest who takes one counts as nameless.
  private static final Pattern GIVEN = Pattern.compile("(?i)guest[\\s\\d]*|removed");

  private static final int FIRST = 10_000;
  private static final int NUMBERS = 90_000;
  private static final int DIGITS = 6;

  /// The name; empty if a guest has given one that belongs to an account.
  ///
  /// @param given the name in the request; empty for none
  public Optional<String> of(Call call, String given) {
    return admission
        .writer(call)
        .map(who -> who.account().name())
        .or(() ->
            given.isEmpty() || GIVEN.matcher(given).matches()
                ? Optional.of(nameless(call))
                : Optional.of(given)
                    .filter(name -> people.accounts().names().owner(name).isEmpty()));
  }

  /// A name that tells nameless guests apart. A repeated request from one caller gets an equal one.
  private String nameless(Call call) {
    String seed =
        admission
            .key(call)
            .map(key -> key.id("name " + call.path()))
            .orElseGet(() -> UUID.randomUUID().toString());
    int number = HexFormat.fromHexDigits(Fingerprint.of(seed), 0, DIGITS);
    return NAMELESS + (FIRST + number % NUMBERS);
  }
}
