package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.net.BindException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Whatever prevents the server from starting is reported in one sentence.
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
  void whoever_listens_everywhere_tells_addresses_that_lead_there() throws Exception {
    ServerOptions options = ServerOptions.in(data).withHost(ServerOptions.EVERYWHERE).withPort(0);
    try (Server server = Server.start(options);
        Client client = new Client(server.address().toString())) {
      assertThat(server.address()).hasHost("localhost");
      JsonNode addresses = client.get("api/addresses").json().path("addresses");
      assertThat(addresses.isArray()).isTrue();
      for (JsonNode address : addresses) {
        try (Client other = new Client(address.stringValue() + "/")) {
          assertThat(other.get("api/time").status()).isEqualTo(200);
        }
      }
      assertThat(server.addressesForOthers().toString()).contains(strings(addresses));
    }
  }

  private static List<String> strings(JsonNode array) {
    return array.valueStream().map(JsonNode::stringValue).toList();
  }

  @Test
  void whoever_listens_to_this_machine_only_tells_no_addresses() throws Exception {
    try (Server server = Server.start(ServerOptions.in(data).withPort(0));
        Client client = new Client(server.address().toString())) {
      assertThat(client.get("api/addresses").text()).isEqualTo("{\"addresses\":[]}");
      assertThat(server.addressesForOthers()).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0.0.0.0, http://localhost:",
    "::, http://localhost:",
    "127.0.0.1, http://127.0.0.1:",
    "127.0.0.2, http://127.0.0.2:"
  })
  void every_way_to_name_an_address_leads_to_it(String host, String address) throws Exception {
    try (Server server = Server.start(ServerOptions.in(data).withHost(host).withPort(0));
        Client client = new Client(server.address().toString())) {
      assertThat(server.greeting()).isEqualTo("jadoube serves at " + address + server.port() + "/");
      assertThat(client.get("api/time").status()).isEqualTo(200);
    }
  }

  @Test
  void a_host_that_is_none_is_told() {
    assertThatExceptionOfType(StartFailure.class)
        .isThrownBy(() -> Server.start(ServerOptions.in(data).withHost("no.such.host.invalid")))
        .withMessageContaining("no.such.host.invalid")
        .withMessageContaining("no such name");
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
          .withMessageContaining("Another server already uses");
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
