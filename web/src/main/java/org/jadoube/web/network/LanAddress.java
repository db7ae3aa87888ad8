package org.jadoube.web.network;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Comparator;
import java.util.Locale;
import java.util.regex.Pattern;

/// An address of this machine and its network interface.
///
/// @param card the name of the network interface
/// @param isTunnel whether the interface is point-to-point, as with a VPN
record LanAddress(InetAddress address, String card, boolean isTunnel) {
  /// The most likely reachable addresses come first: home networks use private addresses, and IPv4
  /// is easier to type.
  static final Comparator<LanAddress> BEST_FIRST =
      Comparator.comparing(LanAddress::isTunnel)
          .thenComparing(LanAddress::isVersion6)
          .thenComparing(own -> !own.isPrivate());

  /// Networks between this machine and its containers or virtual machines.
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
    // fc00::/7 is to IPv6 what 192.168.0.0/16 is to IPv4; Java does not know it.
    return address.isSiteLocalAddress() || isVersion6() && (address.getAddress()[0] & 0xfe) == 0xfc;
  }
}
