package org.jadoube.server;

import java.nio.file.Path;

/// A server in a process of its own, so that a test can kill it: `DIRECTORY PORT`.
public final class ServerMain {
  private ServerMain() {}

  public static void main(String... arguments) throws Exception {
    Server server =
        Server.start(
            ServerOptions.in(Path.of(arguments[0])).withPort(Integer.parseInt(arguments[1])));
    Runtime.getRuntime().addShutdownHook(new Thread(server::close));
    System.out.println(server.greeting());
    Thread.currentThread().join();
  }
}
