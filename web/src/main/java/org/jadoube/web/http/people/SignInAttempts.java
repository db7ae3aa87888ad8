package org.jadoube.web.http.people;

import java.time.InstantSource;
import java.util.Optional;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.Limits;
import org.jadoube.play.people.AccountName;
import org.jadoube.play.people.Device;
import org.jadoube.play.people.KnownDevices;
import org.jadoube.play.people.SignedIn;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.RateLimit;

/// Limits attempts to sign in. Guessing an account's password uses up the guesser's own address,
/// and little by little the share of all strangers together, but not the share of the owner's
/// devices.
final class SignInAttempts {
  private static final double SECONDS_OF_A_MINUTE = 60;

  /// All strangers together have so many times the attempts of one.
  private static final int STRANGERS = 3;

  private final KnownDevices devices;
  private final RateLimit ofAddress;
  private final RateLimit atAccount;
  private final RateLimit ofStrangers;

  SignInAttempts(KnownDevices devices, Limits limits, InstantSource clock) {
    int most = limits.of(CountLimit.SIGN_INS_PER_MINUTE_OF_AN_ACCOUNT);
    this.devices = devices;
    this.ofAddress = perMinute(limits.of(CountLimit.SIGN_INS_PER_MINUTE), clock);
    this.atAccount = perMinute(most, clock);
    this.ofStrangers = perMinute(STRANGERS * most, clock);
  }

  private static RateLimit perMinute(int most, InstantSource clock) {
    return new RateLimit(most, most / SECONDS_OF_A_MINUTE, clock);
  }

  /// Whether an address may make an attempt that concerns no account yet.
  boolean allow(Call call) {
    return ofAddress.allows(call);
  }

  /// Whether somebody who has signed in may prove it again.
  boolean allow(SignedIn who) {
    return atAccount.allows("account:" + who.account().id());
  }

  /// Whether somebody may try to sign in. Invalid names share a limit.
  boolean allow(Call call, String typed, Optional<Device> device) {
    Optional<AccountName> name = AccountName.read(typed);
    Optional<Device> known =
        device.filter(each -> name.filter(account -> devices.isKnown(account, each)).isPresent());
    String account = name.map(AccountName::key).orElse("");
    return known.isPresent()
        ? atAccount.allows(account + " " + known.get().caller())
        : ofAddress.allows(call)
            && atAccount.allows(account + " " + call.sender().orElse("here"))
            && ofStrangers.allows(account);
  }

  /// The answer to too many attempts.
  Answer refusal() {
    return atAccount.refusal();
  }
}
