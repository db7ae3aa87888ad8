package org.jadoube.web.network;

import java.net.InetAddress;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The addresses that begin with certain bits, such as `10.0.0.0/8`, or a single address.
///
/// @param bits how many of them
public record Network(InetAddress address, int bits) {
  private static final Pattern TEXT = Pattern.compile("([^/]+)(?:/(\\d{1,3}))?");

  /// A single address.
  public static Network of(InetAddress address) {
    return new Network(address, length(address));
  }

  /// Parses a literal address, with a number of bits or without; never looks up a name.
  public static Optional<Network> read(String text) {
    Matcher matcher = TEXT.matcher(text);
    return matcher.matches()
        ? Senders.address(matcher.group(1))
            .map(address -> new Network(address, bits(matcher.group(2), address)))
            .filter(network -> network.bits <= length(network.address))
        : Optional.empty();
  }

  private static int bits(@Nullable String digits, InetAddress address) {
    return digits == null ? length(address) : Integer.parseInt(digits);
  }

  private static int length(InetAddress address) {
    return address.getAddress().length * Byte.SIZE;
  }

  /// Whether an address belongs to it.
  public boolean contains(InetAddress other) {
    byte[] ours = address.getAddress();
    byte[] theirs = other.getAddress();
    if (ours.length != theirs.length) {
      return false;
    }
    for (int i = 0; i < bits; i += Byte.SIZE) {
      int apart = (ours[i / Byte.SIZE] ^ theirs[i / Byte.SIZE]) & 0xff;
      int counted = Math.min(bits - i, Byte.SIZE);
      if (apart >> (Byte.SIZE - counted) != 0) {
        return false;
      }
    }
    return true;
  }
}
