package org.jadoube.laws.terms;

import java.util.Locale;
import java.util.Set;
import org.jadoube.laws.act.DeviceUse;

/// What an edition says about devices.
///
/// @param losing how a device must come to notice to lose the game
/// @param milder whether an event may announce a lesser penalty
public record DeviceTerms(Set<DeviceUse> losing, Opponent opponent, boolean milder) {
  /// What the opponent scores.
  public enum Opponent {
    ARBITER_DECIDES,
    WINS_OR_DRAWS_IF_UNWINNABLE,
    WINS;

    static Opponent named(String name) {
      return valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
  }
}
