package org.jadoube.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.web.Client.Answer;
import org.jadoube.web.ServerOptions;
import org.jadoube.web.Storage;
import org.junit.jupiter.api.Test;

/// A forgotten password, by the administrator's link.
final class BrowserResetTest extends Served {
  private static Answer signIn(String password) throws Exception {
    return client.post(
        "api/session",
        "{\"name\":\"Ana\",\"password\":\"" + password + "\"}",
        "Jadoube-Client",
        "test");
  }

  @Test
  void the_link_leads_to_a_new_password() throws Exception {
    String account = "{\"name\":\"Ana\",\"password\":\"correct horse\"}";
    client.post("api/accounts", account, "Jadoube-Client", "test");
    String key =
        new Storage(ServerOptions.in(data)).resetPassword("Ana").orElseThrow().key().text();
    Window window = Window.of(chromium.browser());
    window.page.navigate(server.address() + "reset#" + key);
    window.page.fill("[name=next]", "short");
    window.click("button[type=submit]");
    window.showsPart("#fault", "8 to 128 characters");
    window.page.fill("[name=next]", "battery staple");
    window.click("button[type=submit]");
    window.shows("#lead", "Your new password is saved.");
    assertThat(window.page.url()).doesNotContain(key);
    assertThat(window.complaints).isEmpty();
    assertThat(signIn("correct horse").status()).isEqualTo(401);
    assertThat(signIn("battery staple").status()).isEqualTo(200);
  }
}
