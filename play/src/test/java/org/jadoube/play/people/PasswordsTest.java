package org.jadoube.play.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Names, addresses and passwords as people type them.
final class PasswordsTest {
  private final PasswordHash hashes = new PasswordHash();

  private static Password password(String typed) {
    return Password.typed(typed).orElseThrow();
  }

  /// From the tests of the reference implementation.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          password | $argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4
          password | $argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc
          """)
  void a_hash_of_the_reference_implementation_is_understood(String typed, String hash) {
    assertThat(hashes.matches(password(typed), hash)).contains(true);
    assertThat(hashes.matches(password(typed + "x"), hash)).contains(false);
  }

  @Test
  void a_hash_is_of_one_password_and_salted() {
    String hash = hashes.of(password("correct horse battery")).orElseThrow();
    assertThat(hash).startsWith("$argon2id$v=19$m=19456,t=2,p=1$");
    assertThat(hashes.matches(password("correct horse battery"), hash)).contains(true);
    assertThat(hashes.matches(password("correct horse batterx"), hash)).contains(false);
    assertThat(hashes.of(password("correct horse battery")).orElseThrow()).isNotEqualTo(hash);
    assertThat(PasswordHash.isOutdated(hash)).isFalse();
    assertThat(PasswordHash.isOutdated(hash.replace("m=19456", "m=4096"))).isTrue();
  }

  @Test
  void no_password_belongs_to_nobody() {
    assertThat(hashes.matches(password(""), "")).contains(false);
    assertThat(hashes.matches(password("x"), "nonsense")).contains(false);
  }

  @Test
  void the_same_password_is_typed_in_many_ways() {
    assertThat(password("re\u0301sume\u0301\u00a0x")).isEqualTo(password("r\u00e9sum\u00e9 x"));
    assertThat(password("secret")).hasToString("password");
  }

  @ParameterizedTest
  @CsvSource({
    "Ana, ana",
    "Ana, ＡＮＡ",
    "Ana, Аnа",
    "Ana Maria, anamaria",
    "José, Jose\u0301",
    "Straße, STRASSE"
  })
  void names_that_people_take_for_each_other_are_the_same(String one, String other) {
    assertThat(AccountName.read(one).orElseThrow().key())
        .isEqualTo(AccountName.read(other).orElseThrow().key());
  }

  @ParameterizedTest
  @CsvSource({"Ana, Anna", "José, Jose", "Žižka, Zizka", "李娜, 李那"})
  void other_names_are_others(String one, String other) {
    assertThat(AccountName.read(one).orElseThrow().key())
        .isNotEqualTo(AccountName.read(other).orElseThrow().key());
  }

  @ParameterizedTest
  @CsvSource({
    "ana@example.org, ana@example.org",
    "Ana@EXAMPLE.org, Ana@example.org",
    "žofie@přiklad.cz, žofie@přiklad.cz"
  })
  void an_address_is_kept_as_it_was_given(String typed, String kept) {
    assertThat(EmailAddress.read(typed)).contains(kept);
  }

  @ParameterizedTest
  @CsvSource({"ana", "@example.org", "a b@example.org", "ana@", "a@b@c", "<a>@b"})
  void what_is_no_address_is_none(String typed) {
    assertThat(EmailAddress.read(typed)).isEmpty();
  }

  @Test
  void whatever_is_typed_is_read_or_refused() {
    Random random = new Random(3);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder typed = new StringBuilder();
      for (int j = random.nextInt(50); j > 0; j--) {
        typed.appendCodePoint(
            random.nextInt(4) == 0 ? random.nextInt(0x110000) : random.nextInt(32, 127));
      }
      String text = typed.toString();
      AccountName.read(text)
          .ifPresent(name -> assertThat(AccountName.read(name.text())).contains(name));
      EmailAddress.read(text)
          .ifPresent(address -> assertThat(EmailAddress.read(address)).contains(address));
      Password.typed(text)
          .ifPresent(password -> assertThat(Password.typed(password.text())).contains(password));
    }
  }
}
