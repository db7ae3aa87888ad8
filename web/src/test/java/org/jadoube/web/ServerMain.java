package org.jadoube.web;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// A server in a process of its own, so that a test can kill it: `DIRECTORY PORT KEY=VALUE…`.
public final class ServerMain {
  private ServerMain() {}

  public static void main(String... arguments) throws Exception {
    Map<Setting, String> settings = new HashMap<>();
    for (int i = 2; i < arguments.length; i++) {
      String[] parts = arguments[i].split("=", 2);
      settings.put(Settings.named(parts[0]).orElseThrow(), parts[1]);
    }
    ServerOptions usual =
        ServerOptions.in(Path.of(arguments[0])).withPort(Integer.parseInt(arguments[1]));
    Server server = Server.start(Settings.read(usual, Optional.empty(), Map.of(), settings));
    Runtime.getRuntime().addShutdownHook(new Thread(server::stop));
    System.out.println(server.greeting());
    Thread.currentThread().join();
  }
}
