package org.jadoube.web.network;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/// The network around this machine.
public final class Lan {
  private static final Duration PATIENCE = Duration.ofMillis(500);

  private Lan() {}

  /// The addresses at which other devices can reach a server, best first.
  public static List<String> origins(Listening listening, int port) {
    if (listening.address().isPresent()) {
      return listening.isHereOnly() ? List.of() : List.of(listening.origin(port));
    }
    return addresses().stream()
        .filter(listening::includes)
        .map(address -> listening.origin(address, port))
        .distinct()
        .toList();
  }

  /// The address with this machine's name, if that name resolves to an address others can reach.
  public static Optional<String> named(Listening listening, int port) {
    if (listening.address().isPresent()) {
      return Optional.empty();
    }
    CompletableFuture<Optional<String>> name = CompletableFuture.supplyAsync(Lan::name);
    try {
      return name.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)
          .map(found -> listening.origin(found, port));
    } catch (TimeoutException | ExecutionException unknown) {
      return Optional.empty();
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  private static List<InetAddress> addresses() {
    try {
      return NetworkInterface.networkInterfaces()
          .flatMap(Lan::of)
          .filter(LanAddress::isUseful)
          .sorted(LanAddress.BEST_FIRST)
          .map(own -> plain(own.address()))
          .toList();
    } catch (SocketException none) {
      return List.of();
    }
  }

  private static Stream<LanAddress> of(NetworkInterface card) {
    try {
      boolean tunnel = card.isPointToPoint();
      return card.isUp() && !card.isLoopback()
          ? card.inetAddresses().map(own -> new LanAddress(own, name(card), tunnel))
          : Stream.empty();
    } catch (SocketException gone) {
      return Stream.empty();
    }
  }

  private static String name(NetworkInterface card) {
    String shown = card.getDisplayName();
    return shown == null ? card.getName() : shown;
  }

  /// The address without the interface name, which means nothing on another machine.
  private static InetAddress plain(InetAddress address) {
    try {
      return InetAddress.getByAddress(address.getAddress());
    } catch (UnknownHostException impossible) {
      return address;
    }
  }

  private static Optional<String> name() {
    try {
      String own = InetAddress.getLocalHost().getHostName();
      List<InetAddress> reachable = addresses();
      return Stream.of(own, own + ".local")
          .filter(name -> Senders.address(name).isEmpty())
          .filter(name -> leadsTo(reachable, name))
          .findFirst();
    } catch (UnknownHostException nameless) {
      return Optional.empty();
    }
  }

  private static boolean leadsTo(List<InetAddress> reachable, String name) {
    try {
      return Stream.of(InetAddress.getAllByName(name))
          .map(Lan::plain)
          .anyMatch(reachable::contains);
    } catch (UnknownHostException unknown) {
      return false;
    }
  }
}
