package org.jadoube.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.net.BindException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What stands in the way of a server is told in one sentence.
final class StartTest {
  @TempDir Path data;

  @Test
  void the_address_is_told() throws StartFailure {
    try (Server server = Server.start(ServerOptions.in(data).withPort(0))) {
      assertThat(server.greeting())
          .isEqualTo("jadoube serves at http://localhost:" + server.port() + "/");
    }
  }

  @Test
  void a_port_that_is_taken_is_told() throws IOException {
    try (ServerSocket taken = new ServerSocket(0)) {
      ServerOptions options =
          ServerOptions.in(data).withHost("0.0.0.0").withPort(taken.getLocalPort());
      assertThatExceptionOfType(StartFailure.class)
          .isThrownBy(() -> Server.start(options))
          .withMessageContaining("port " + taken.getLocalPort())
          .withRootCauseInstanceOf(BindException.class);
    }
  }

  @Test
  void a_directory_serves_one_at_a_time() throws StartFailure {
    ServerOptions options = ServerOptions.in(data).withPort(0);
    try (Server _ = Server.start(options)) {
      assertThatExceptionOfType(StartFailure.class)
          .isThrownBy(() -> Server.start(options))
          .withMessageContaining("Another server uses");
    }
  }

  @Test
  void a_directory_that_is_none_is_told() throws IOException {
    Path file = Files.createFile(data.resolve("file"));
    assertThatExceptionOfType(StartFailure.class)
        .isThrownBy(() -> Server.start(ServerOptions.in(file.resolve("below")).withPort(0)))
        .withMessageContaining("cannot be used");
  }

  @Test
  void a_database_of_an_unknown_kind_is_told() {
    assertThatExceptionOfType(StartFailure.class)
        .isThrownBy(() ->
            Server.start(ServerOptions.in(data).withPort(0).withDatabase("jdbc:oracle:thin:@x")))
        .withMessageContaining("jdbc:sqlite");
  }
}
