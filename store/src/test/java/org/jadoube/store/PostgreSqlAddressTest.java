package org.jadoube.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PostgreSqlAddressTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          jdbc:postgresql://ana:geheim@host:5432/db | jdbc:postgresql://host:5432/db | ana | geheim
          jdbc:postgresql://ana:p@ss/word@host/db | jdbc:postgresql://host/db | ana | p@ss/word
          jdbc:postgresql://ana:a:b@host/db | jdbc:postgresql://host/db | ana | a:b
          jdbc:postgresql://ana:w?ter=1@x@host/db?sslmode=disable | jdbc:postgresql://host/db | ana | w?ter=1@x
          jdbc:postgresql://ana:a+b%40c@[::1]:5432/db | jdbc:postgresql://[::1]:5432/db | ana | a+b@c
          jdbc:postgresql://ana:100%@host/db | jdbc:postgresql://host/db | ana | 100%
          jdbc:postgresql://one:1,two:2/db?user=ana&password=p@ss | jdbc:postgresql://one:1,two:2/db | ana | p@ss
          jdbc:postgresql://host/db?PASSWORD=a%26b&User=ana | jdbc:postgresql://host/db | ana | a&b
          jdbc:postgresql:db?user=ana&password=x | jdbc:postgresql:db | ana | x
          """)
  void user_and_password_are_taken_out_of_a_url(
      String url, String place, String user, String password) {
    PostgreSqlAddress address = PostgreSqlAddress.read(url).orElseThrow();
    assertThat(address.url()).isEqualTo(place);
    assertThat(address.properties()).containsEntry("user", user);
    assertThat(address.properties()).containsEntry("password", password);
    assertThat(address).hasToString(place);
  }

  @Test
  void other_parameters_are_kept() {
    assertThat(
            PostgreSqlAddress.read("jdbc:postgresql://host/db?sslmode=require&ssl")
                .orElseThrow()
                .properties())
        .isEqualTo(Map.of("sslmode", "require", "ssl", ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"jdbc:postgresql://ho st/db", "jdbc:postgresql://a:b@/c@d:e", "jdbc:sqlite:x"})
  void what_is_no_address_is_not_read(String url) {
    assertThat(PostgreSqlAddress.read(url)).isEmpty();
  }
}
