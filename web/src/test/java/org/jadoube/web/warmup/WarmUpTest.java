package org.jadoube.web.warmup;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.jadoube.web.Server;
import org.jadoube.web.ServerOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WarmUpTest {
  @TempDir Path data;

  @Test
  void games_are_played_on_the_server_as_pages_play_them() throws Exception {
    try (Server server = Server.start(ServerOptions.in(data).withPort(0))) {
      assertThat(WarmUp.on(server.address(), Duration.ZERO)).isGreaterThanOrEqualTo(8);
    }
  }
}
