package org.jadoube.web.http.game;

import java.util.HexFormat;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jadoube.play.people.People;
import org.jadoube.store.Fingerprint;
import org.jadoube.web.http.access.Admission;
import org.jadoube.web.http.exchange.Call;

/// Under which name somebody plays: accounts under their own, guests under any that belongs to no
/// account.
record PlayingNames(People people, Admission admission) {
  private static final String NAMELESS = "Guest ";

  /// Names that the server gives: a guest who takes one is as nameless as before.
  private static final Pattern GIVEN = Pattern.compile("(?i)guest[\\s\\d]*|removed");

  private static final int FIRST = 10_000;
  private static final int NUMBERS = 90_000;
  private static final int DIGITS = 6;

  /// The name; empty if the one that a guest has given belongs to an account.
  ///
  /// @param given what the request says; empty for none
  Optional<String> of(Call call, String given) {
    return admission
        .writer(call)
        .map(who -> who.account().name())
        .or(() ->
            given.isEmpty() || GIVEN.matcher(given).matches()
                ? Optional.of(nameless(call))
                : Optional.of(given)
                    .filter(name -> people.accounts().names().owner(name).isEmpty()));
  }

  /// Tells guests without a name apart. A request that comes again from the same caller has the
  /// same.
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
