package org.jadoube.server.network;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Comparator;
import java.util.Locale;
import java.util.regex.Pattern;

/// An address of this machine, and what it belongs to.
///
/// @param card the name of the network interface
/// @param isTunnel whether that leads to one other machine only, as that of a VPN does
record LanAddress(InetAddress address, String card, boolean isTunnel) {
  /// Those that other devices can reach most likely come first: networks at home have addresses of
  /// their own, and people can type those of IPv4.
  static final Comparator<LanAddress> BEST_FIRST =
      Comparator.comparing(LanAddress::isTunnel)
          .thenComparing(LanAddress::isVersion6)
          .thenComparing(own -> !own.isPrivate());

  /// Networks between this machine and what runs inside of it.
  private static final Pattern INSIDE =
      Pattern.compile(
          "(docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|cni|flannel|calico|cilium|podman|kube|nerdctl)"
              + ".*|vethernet.*|.*(hyper-v|virtualbox|vmware).*|bridge1\\d\\d");

  boolean isUseful() {
    return !address.isLoopbackAddress()
        && !address.isLinkLocalAddress()
        && !address.isAnyLocalAddress()
        && !address.isMulticastAddress()
        && !INSIDE.matcher(card.toLowerCase(Locale.ROOT)).matches();
  }

  private boolean isVersion6() {
    return address instanceof Inet6Address;
  }

  private boolean isPrivate() {
    // fc00::/7, which Java does not know, is to IPv6 what 192.168.0.0/16 is to IPv4.
    return address.isSiteLocalAddress() || isVersion6() && (address.getAddress()[0] & 0xfe) == 0xfc;
  }
}
