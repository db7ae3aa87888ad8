package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.DurationLimit;
import org.jadoube.play.limits.Limits;
import org.jadoube.web.network.Network;
import org.jadoube.web.network.Senders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SettingsFileTest {
  @TempDir Path directory;

  private ServerOptions read(String text) throws IOException, StartFailure {
    Path file = Files.writeString(directory.resolve("jadoube.conf"), text);
    return SettingsFile.read(file, ServerOptions.in(directory));
  }

  @Test
  void a_file_says_what_is_not_as_usual() throws IOException, StartFailure {
    ServerOptions options =
        read(
            """
            # for the club
            host = ::
            port=80

            data = /var/lib/jadoube
            database = jdbc:postgresql://localhost/jadoube?user=a&password=b=c
            trusted-proxies = 127.0.0.1, ::1, 10.0.0.0/8
            loopback-exempt = false
            connections = 2000
            head-deadline = 500ms
            idle-deadline = 2m
            """);
    assertThat(options.host()).isEqualTo("::");
    assertThat(options.port()).isEqualTo(80);
    assertThat(options.data()).isEqualTo(Path.of("/var/lib/jadoube"));
    assertThat(options.database())
        .contains("jdbc:postgresql://localhost/jadoube?user=a&password=b=c");
    assertThat(options.senders())
        .isEqualTo(
            new Senders(
                false,
                Set.of(
                    Network.of(InetAddress.ofLiteral("127.0.0.1")),
                    Network.of(InetAddress.ofLiteral("::1")),
                    new Network(InetAddress.ofLiteral("10.0.0.0"), 8))));
    assertThat(options.limits())
        .isEqualTo(
            Limits.USUAL
                .with(CountLimit.CONNECTIONS, 2000)
                .with(DurationLimit.HEAD_DEADLINE, Duration.ofMillis(500))
                .with(DurationLimit.IDLE_DEADLINE, Duration.ofMinutes(2)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          colour = red              | there is no setting 'colour'
          port                      | found 'port', expected key = value
          port = 65536              | port: found '65536', expected a port, a whole number from 0 to 65535
          port = 99999999999        | expected a port
          host =                    | expected an address or a name
          connections = many        | connections: found 'many', expected a whole number from 8
          connections = -1          | found '-1'
          head-deadline = 10        | expected a time from 50ms to 60m, such as 500ms, 10s or 2m
          head-deadline = 0s        | found '0s'
          head-deadline = 9999999m  | found '9999999m'
          trusted-proxies = proxy   | expected addresses
          trusted-proxies = 1.2.3.4,| expected addresses
          trusted-proxies = ::1/129 | expected addresses or networks (10.0.0.0/8) with commas
          loopback-exempt = yes     | expected true or false
          streams = 1               | streams is set on line 2 already
          """)
  void what_is_wrong_is_told_with_its_line(String line, String told) {
    assertThatExceptionOfType(StartFailure.class)
        .isThrownBy(() -> read("# remark\nstreams = 5\n" + line + "\n"))
        .withMessageContaining(directory.resolve("jadoube.conf") + ":3: ")
        .withMessageContaining(told);
  }

  @Test
  void a_file_that_is_none_is_told() throws IOException {
    ServerOptions options = ServerOptions.in(directory);
    assertThatExceptionOfType(StartFailure.class)
        .isThrownBy(() -> SettingsFile.read(directory.resolve("none"), options))
        .withMessageContaining("there is no such file");
    assertThatExceptionOfType(StartFailure.class)
        .isThrownBy(() -> SettingsFile.read(directory, options))
        .withMessageContaining("cannot be read");
    Path bytes = Files.write(directory.resolve("bytes"), new byte[] {(byte) 0xff, (byte) 0xfe});
    assertThatExceptionOfType(StartFailure.class)
        .isThrownBy(() -> SettingsFile.read(bytes, options))
        .withMessageContaining("UTF-8");
  }
}
