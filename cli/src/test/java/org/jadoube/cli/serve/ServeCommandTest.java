package org.jadoube.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The command in a process of its own.
final class ServeCommandTest {
  @TempDir Path data;

  @Test
  void who_is_asked_to_stop_as_soon_as_a_port_is_open_stops_in_good_order() throws Exception {
    int port;
    try (ServerSocket free = new ServerSocket(0)) {
      port = free.getLocalPort();
    }
    Process server = start(port);
    try {
      while (!isOpen(port)) {
        assertThat(server.isAlive()).isTrue();
        Thread.sleep(1);
      }
      server.destroy();
      assertThat(server.waitFor()).isZero();
    } finally {
      server.destroyForcibly();
    }
  }

  private Process start(int managementPort) throws IOException {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
            "org.jadoube.cli.Jadoube",
            "serve",
            "--port=0",
            "--management-port=" + managementPort,
            "--data=" + data);
    return new ProcessBuilder(command)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static boolean isOpen(int port) {
    try (Socket _ = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return true;
    } catch (IOException closed) {
      return false;
    }
  }
}
