package org.jadoube.web.http.exchange;

import java.net.InetAddress;
import java.util.Optional;

/// A request that says no more than where it comes from.
public record Knock(Optional<String> sender) implements Call {
  @Override
  public String path() {
    return "/";
  }

  @Override
  public String path(String name) {
    return "";
  }

  @Override
  public Optional<String> query(String name) {
    return Optional.empty();
  }

  @Override
  public Optional<String> header(String name) {
    return Optional.empty();
  }

  @Override
  public ClientAddress client() {
    return new ClientAddress(InetAddress.getLoopbackAddress(), false, "");
  }

  @Override
  public Optional<String> body() {
    return Optional.empty();
  }
}
