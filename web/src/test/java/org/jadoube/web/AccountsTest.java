package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Accounts and sessions as programs use them.
final class AccountsTest extends OneServer {
  private static final AtomicInteger NUMBER = new AtomicInteger();

  private static String name() {
    return "Person " + NUMBER.incrementAndGet();
  }

  private static String signUp(String name, String password) {
    return Person.credentials(name, password);
  }

  @Test
  void whoever_signs_up_is_signed_in() throws Exception {
    String name = name();
    try (Person person = new Person(address())) {
      Answer answer =
          person.post(
              "api/accounts",
              String.format(
                  Locale.ROOT,
                  "{\"name\":\"%s\",\"password\":\"%s\",\"email\":\"Ana@EXAMPLE.org\"}",
                  name,
                  Person.PASSWORD));
      assertThat(answer.status()).isEqualTo(201);
      assertThat(answer.json().path("name").stringValue()).isEqualTo(name);
      assertThat(answer.json().path("email").stringValue()).isEqualTo("Ana@example.org");
      assertThat(answer.text()).doesNotContain(Person.PASSWORD);
      assertThat(person.get("api/account").json().path("name").stringValue()).isEqualTo(name);
    }
  }

  @Test
  void the_cookie_is_out_of_reach_of_scripts_and_other_sites() throws Exception {
    try (Person person = Person.signedUp(address(), name())) {
      assertThat(person.cookies())
          .satisfiesExactly(
              session -> assertThat(session).startsWith("jadoube-session="),
              device -> assertThat(device).startsWith("jadoube-device="))
          .allSatisfy(cookie ->
              assertThat(cookie)
                  .contains("; HttpOnly", "; SameSite=Lax", "; Path=/", "; Max-Age=")
                  .doesNotContain("Secure", "Domain"));
    }
  }

  @Test
  void neither_tokens_nor_passwords_are_on_disk() throws Exception {
    try (Person person = Person.signedUp(address(), name())) {
      String token = person.cookie().orElseThrow().split("=")[1];
      String device = person.cookies().getLast().split("[=;]")[1];
      try (Stream<Path> files = Files.list(data)) {
        for (Path file : files.toList()) {
          assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
              .doesNotContain(token, device, Person.PASSWORD);
        }
      }
    }
  }

  @Test
  void signing_in_opens_a_session_and_signing_out_ends_it() throws Exception {
    String name = name();
    Person.signedUp(address(), name).close();
    try (Person person = new Person(address())) {
      assertThat(person.get("api/account").code()).isEqualTo("not-signed-in");
      assertThat(person.post("api/session", signUp(name, Person.PASSWORD)).status()).isEqualTo(200);
      assertThat(person.get("api/account").status()).isEqualTo(200);
      try (Person thief = person.stolen()) {
        assertThat(person.delete("api/session").status()).isEqualTo(204);
        assertThat(person.cookie()).isEmpty();
        assertThat(thief.get("api/account").status()).isEqualTo(401);
      }
    }
  }

  @Test
  void a_name_is_found_however_it_is_written() throws Exception {
    String name = name();
    Person.signedUp(address(), name).close();
    try (Person person = new Person(address())) {
      assertThat(
              person
                  .post("api/session", signUp(name.toUpperCase(Locale.ROOT), Person.PASSWORD))
                  .status())
          .isEqualTo(200);
    }
  }

  @Test
  void a_wrong_name_and_a_wrong_password_look_the_same() throws Exception {
    String name = name();
    Person.signedUp(address(), name).close();
    try (Person person = new Person(address())) {
      Answer wrong = person.post("api/session", signUp(name, "not the password"));
      Answer nobody = person.post("api/session", signUp(name(), "not the password"));
      Answer none = person.post("api/session", signUp("?", "not the password"));
      assertThat(wrong.status()).isEqualTo(401);
      assertThat(wrong.code()).isEqualTo("wrong-credentials");
      assertThat(nobody.text()).isEqualTo(wrong.text());
      assertThat(none.text()).isEqualTo(wrong.text());
      assertThat(person.cookies()).isEmpty();
    }
  }

  @Test
  void names_that_look_alike_are_one() throws Exception {
    Person.signedUp(address(), "Pavel Paulson").close();
    try (Person person = new Person(address())) {
      for (String same : new String[] {"pavel paulson", "Рavel Paulson", "Pavel  Paulson"}) {
        assertThat(person.post("api/accounts", signUp(same, Person.PASSWORD)).code())
            .as(same)
            .isEqualTo("name-taken");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "x", "?", "-Ana", "Ana-", "A\\u0000na", "Ana <b>", "An\\u202ea", "An\\ud800a"})
  void what_is_no_name_is_refused(String name) throws Exception {
    try (Person person = new Person(address())) {
      Answer answer = person.post("api/accounts", signUp(name, Person.PASSWORD));
      assertThat(answer.status()).isIn(400, 422);
      assertThat(answer.contentType()).startsWith("application/problem+json");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "short", "aaaaaaaaaaaa", "Password123", "check mate"})
  void a_password_that_is_easily_guessed_is_refused(String password) throws Exception {
    try (Person person = new Person(address())) {
      Answer answer = person.post("api/accounts", signUp(name(), password));
      assertThat(answer.status()).isEqualTo(422);
      assertThat(answer.json().path("pointer").stringValue()).isEqualTo("/password");
      assertThat(answer.json().path("expected").stringValue()).contains("8 to 128");
    }
  }

  @Test
  void the_name_is_no_password() throws Exception {
    String name = "Somebody Named " + NUMBER.incrementAndGet();
    try (Person person = new Person(address())) {
      assertThat(person.post("api/accounts", signUp(name, name)).status()).isEqualTo(422);
    }
  }

  @Test
  void a_refused_password_is_not_repeated() throws Exception {
    try (Person person = new Person(address())) {
      Answer answer = person.post("api/accounts", "{\"name\":\"Ana\",\"password\":12345678901}");
      assertThat(answer.status()).isEqualTo(422);
      assertThat(answer.text()).doesNotContain("12345678901");
    }
  }

  @Test
  void a_new_password_ends_all_other_sessions() throws Exception {
    try (Person person = Person.signedUp(address(), name());
        Person thief = person.stolen()) {
      String change = "{\"current\":\"%s\",\"next\":\"another good one\"}";
      assertThat(
              person
                  .post("api/account/password", String.format(Locale.ROOT, change, "wrong one"))
                  .code())
          .isEqualTo("wrong-credentials");
      assertThat(thief.get("api/account").status()).isEqualTo(200);
      assertThat(
              person
                  .post("api/account/password", String.format(Locale.ROOT, change, Person.PASSWORD))
                  .status())
          .isEqualTo(200);
      assertThat(person.get("api/account").status()).isEqualTo(200);
      assertThat(thief.get("api/account").status()).isEqualTo(401);
    }
  }

  @Test
  void a_session_can_be_ended_from_another() throws Exception {
    String name = name();
    try (Person person = Person.signedUp(address(), name);
        Person other = new Person(address())) {
      other.post("api/session", signUp(name, Person.PASSWORD));
      String id =
          other
              .get("api/account")
              .json()
              .path("sessions")
              .valueStream()
              .filter(session -> !session.path("own").booleanValue())
              .findFirst()
              .orElseThrow()
              .path("session")
              .stringValue();
      assertThat(other.delete("api/account/sessions/" + id).status()).isEqualTo(204);
      assertThat(person.get("api/account").status()).isEqualTo(401);
    }
  }

  @Test
  void a_deleted_account_leaves_its_name_to_nobody() throws Exception {
    String name = name();
    try (Person person = Person.signedUp(address(), name)) {
      String deletion = "{\"password\":\"" + Person.PASSWORD + "\"}";
      assertThat(person.post("api/account/deletion", "{\"password\":\"wrong\"}").status())
          .isEqualTo(401);
      assertThat(person.post("api/account/deletion", deletion).status()).isEqualTo(204);
      assertThat(person.get("api/account").status()).isEqualTo(401);
      assertThat(person.post("api/session", signUp(name, Person.PASSWORD)).status()).isEqualTo(401);
      assertThat(person.post("api/accounts", signUp(name, Person.PASSWORD)).status())
          .isEqualTo(409);
    }
  }

  /// A browser's word on where a request comes from.
  @ParameterizedTest
  @CsvSource({
    "Sec-Fetch-Site, same-origin, 200",
    "Sec-Fetch-Site, none, 200",
    "Sec-Fetch-Site, same-site, 403",
    "Sec-Fetch-Site, cross-site, 403",
    "Sec-Fetch-Site, nonsense, 403",
    "Origin, https://example.org, 403",
    "Origin, null, 403",
    "Origin, OWN, 200",
    "X-Anything, 1, 403",
    "Jadoube-Client, 1, 200"
  })
  void a_cookie_counts_only_with_requests_of_our_own_pages(String header, String value, int status)
      throws Exception {
    try (Person person = Person.signedUp(address(), name())) {
      String sent = value.equals("OWN") ? address().substring(0, address().length() - 1) : value;
      Answer answer =
          person.post(
              "api/account/password",
              "{\"current\":\"" + Person.PASSWORD + "\",\"next\":\"another good one\"}",
              header,
              sent);
      assertThat(answer.status()).isEqualTo(status);
      if (status == 403) {
        assertThat(answer.code()).isEqualTo("cross-site");
        assertThat(person.get("api/account").status()).isEqualTo(200);
      }
    }
  }

  @Test
  void another_site_cannot_sign_anybody_in_or_out() throws Exception {
    String name = name();
    try (Person person = Person.signedUp(address(), name)) {
      String credentials = signUp(name, Person.PASSWORD);
      assertThat(person.post("api/session", credentials, "Sec-Fetch-Site", "cross-site").status())
          .isEqualTo(403);
      assertThat(person.send("DELETE", "api/session", "", "Origin", "https://a.example").status())
          .isEqualTo(403);
      assertThat(person.get("api/account").status()).isEqualTo(200);
    }
  }

  private static Answer signIn(Person from, String name, String password) throws Exception {
    return from.post("api/session", signUp(name, password));
  }

  private static void guess(Person guesser, String name) throws Exception {
    Answer answer = signIn(guesser, name, "a first guess");
    for (int i = 0; answer.status() == 401 && i < 100; i++) {
      answer = signIn(guesser, name, "guess number " + i);
    }
    assertThat(answer.status()).isEqualTo(429);
  }

  @Test
  void whoever_guesses_a_password_keeps_nobody_out_who_has_signed_in_before() throws Exception {
    String name = name();
    try (Person owner = Person.signedUp(address(), name);
        Person guesser = new Person(address())) {
      owner.delete("api/session");
      guess(guesser, name);
      assertThat(signIn(owner, name, Person.PASSWORD).status()).isEqualTo(200);
    }
  }

  /// Whatever comes, the answer is a problem or a success, never a failure of the server.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "api/accounts",
        "api/session",
        "api/account/password",
        "api/account/deletion",
        "api/games/aaaaaaaaaaaa/roles",
        "api/tournaments/x/roles"
      })
  void nonsense_is_answered_with_a_problem(String path) throws Exception {
    Random random = new Random(19);
    String sample =
        "{\"name\":\"Ana\",\"password\":\"12345678\",\"current\":\"x\",\"next\":\"y\",\"role\":\"arbiter\"}";
    try (Person person = Person.signedUp(address(), name())) {
      for (int i = 0; i < 60; i++) {
        Answer answer = person.post(path, mutated(sample, random));
        assertThat(answer.status()).isBetween(400, 499);
        assertThat(answer.contentType()).startsWith("application/problem+json");
        assertThat(answer.json().path("status").intValue()).isEqualTo(answer.status());
        assertThat(answer.json().path("type").stringValue())
            .isEqualTo("/api/problems#" + answer.code());
      }
    }
  }

  private static String mutated(String sample, Random random) {
    StringBuilder text = new StringBuilder(sample);
    for (int i = random.nextInt(1, 6); i > 0; i--) {
      int at = random.nextInt(text.length());
      switch (random.nextInt(3)) {
        case 0 -> text.deleteCharAt(at);
        case 1 -> text.insert(at, (char) random.nextInt(1, 0x3000));
        default -> text.setCharAt(at, "{}[]\",:\\09aé\u202e".charAt(random.nextInt(13)));
      }
    }
    return text.toString();
  }

  @Test
  void all_kinds_of_problems_are_listed() throws Exception {
    try (Person person = new Person(address())) {
      assertThat(person.get("api/problems").json().path("problems").has("not-entitled")).isTrue();
    }
  }

  private static String resetKey(String name) throws StartFailure {
    return new Storage(ServerOptions.in(data)).resetPassword(name).orElseThrow().key().text();
  }

  private static String reset(String key, String next) {
    return "{\"key\":\"" + key + "\",\"next\":\"" + next + "\"}";
  }

  @Test
  void a_forgotten_password_is_replaced_once_and_ends_all_sessions() throws Exception {
    String name = name();
    try (Person person = Person.signedUp(address(), name);
        Person elsewhere = new Person(address())) {
      String old = resetKey(name);
      String key = resetKey(name);
      assertThat(elsewhere.post("api/account/reset", reset(old, "battery staple")).code())
          .isEqualTo("wrong-reset-key");
      Answer done = elsewhere.post("api/account/reset", reset(key, "battery staple"));
      assertThat(done.status()).as(done.text()).isEqualTo(200);
      assertThat(elsewhere.get("api/account").json().path("name").stringValue()).isEqualTo(name);
      assertThat(person.get("api/account").status()).isEqualTo(401);
      assertThat(person.post("api/account/reset", reset(key, "another staple")).code())
          .isEqualTo("wrong-reset-key");
      assertThat(person.post("api/session", signUp(name, Person.PASSWORD)).status()).isEqualTo(401);
      assertThat(person.post("api/session", signUp(name, "battery staple")).status())
          .isEqualTo(200);
    }
  }

  @Test
  void a_bad_new_password_does_not_use_up_the_key() throws Exception {
    String name = name();
    try (Person person = Person.signedUp(address(), name)) {
      String key = resetKey(name);
      Answer refused = person.post("api/account/reset", reset(key, "short"));
      assertThat(refused.code()).isEqualTo("unexpected-content");
      assertThat(refused.json().path("pointer").stringValue()).isEqualTo("/next");
      assertThat(person.post("api/account/reset", reset(key, name)).code())
          .isEqualTo("unexpected-content");
      assertThat(person.post("api/account/reset", reset(key, "battery staple")).status())
          .isEqualTo(200);
    }
  }
}
