package org.jadoube.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.LuminanceSource;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.GlobalHistogramBinarizer;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.jadoube.testing.Wait;
import org.jadoube.web.Server;
import org.jadoube.web.ServerOptions;
import org.jadoube.web.StartFailure;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How the link reaches the opponent: copied, scanned, and with an address that other devices know.
final class BrowserInvitationTest {
  @TempDir static Path data;

  private static Server server;
  private static Chromium chromium;

  @BeforeAll
  static void open() throws StartFailure {
    server = Server.start(ServerOptions.in(data).withHost("0.0.0.0").withPort(0));
    chromium = Chromium.launch();
  }

  @AfterAll
  static void close() {
    chromium.close();
    server.close();
  }

  private static String here() {
    return "http://localhost:" + server.port();
  }

  /// Addresses that the server tells this machine's pages; it is asked no more than that.
  private static Window window(ColorScheme scheme, int width, int height, String addresses) {
    Window window = new Window(chromium.browser(), width, height, scheme, "en-GB");
    window.page.route(
        "**/api/addresses",
        route ->
            route.fulfill(
                new Route.FulfillOptions()
                    .setContentType("application/json")
                    .setBody("{\"addresses\":[" + addresses + "]}")));
    return window;
  }

  private static Window creates(Window window, String address) {
    window.page.navigate(address);
    window.click("button[type=submit]");
    window.page.waitForURL("**/game/*");
    window.page.locator("#link").waitFor();
    return window;
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 1280, 900", "DARK, 1280, 900", "DARK, 2560, 1440"})
  void the_code_says_what_the_link_says(ColorScheme scheme, int width, int height)
      throws Exception {
    Window window = creates(window(scheme, width, height, "\"http://192.168.1.20:8080\""), here());
    assertThat(window.page.locator("#link")).hasValue(linkAt("http://192.168.1.20:8080"));
    reads(window.page.locator("#qr"), window.page.inputValue("#link"));
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 360, 640", "DARK, 740, 360"})
  void on_a_telephone_the_code_is_shown_on_request(ColorScheme scheme, int width, int height)
      throws Exception {
    Window window = creates(window(scheme, width, height, ""), lan());
    window.click("#enlarge");
    Locator code = window.page.locator("#scanning .qr");
    assertThat(window.page.inputValue("#link")).startsWith(lan());
    reads(code, window.page.inputValue("#link"));
    window.click("#scanning button");
    assertThat(code).isHidden();
  }

  @Test
  void of_several_addresses_one_can_be_chosen() throws Exception {
    Window window =
        creates(
            window(ColorScheme.LIGHT, 1280, 900, "\"http://10.0.0.7:80\",\"http://[fd00::2]:81\""),
            here());
    assertThat(window.page.locator("#link")).hasValue(linkAt("http://10.0.0.7"));
    window.page.selectOption("#address", "http://[fd00::2]:81");
    assertThat(window.page.locator("#link")).hasValue(linkAt("http://[fd00::2]:81"));
    assertThat(window.page.inputValue("#link")).startsWith("http://[fd00::2]:81/join/");
    reads(window.page.locator("#qr"), window.page.inputValue("#link"));
  }

  @Test
  void a_server_for_this_machine_only_says_so_and_shows_no_code() {
    Window window = creates(window(ColorScheme.LIGHT, 1280, 900, ""), here());
    assertThat(window.page.locator("#unreachable")).containsText("Other devices cannot reach");
    assertThat(window.page.locator("#unreachable")).containsText("--host 0.0.0.0");
    assertThat(window.page.locator("#qr")).isHidden();
    assertThat(window.page.locator("#link")).hasValue(linkAt(here()));
  }

  @Test
  void a_server_that_does_not_know_its_addresses_gives_the_link_all_the_same() {
    Window window = new Window(chromium.browser(), 1280, 900, ColorScheme.LIGHT, "en-GB");
    window.page.route(
        "**/api/addresses", route -> route.fulfill(new Route.FulfillOptions().setStatus(404)));
    creates(window, here());
    assertThat(window.page.locator("#link")).hasValue(linkAt(here()));
    assertThat(window.page.locator("#unreachable")).isHidden();
  }

  @Test
  void a_link_is_copied_without_https() {
    Window window = creates(window(ColorScheme.LIGHT, 1280, 900, ""), lan());
    assertThat((Boolean) window.page.evaluate("isSecureContext")).isFalse();
    assertThat((Boolean) window.page.evaluate("'clipboard' in navigator")).isFalse();
    window.click("#copy");
    window.shows("#copied", "Copied");
    assertThat(pasted(window.page)).isEqualTo(window.page.inputValue("#link"));
  }

  /// The text that Ctrl+V gives, in a field of another page.
  private static String pasted(Page page) {
    Page other = page.context().newPage();
    other.navigate(lan());
    other.locator("[name=name]").focus();
    other.keyboard().press("Control+V");
    return other.inputValue("[name=name]");
  }

  @Test
  void a_link_that_cannot_be_copied_is_selected_to_be_copied_by_hand() {
    Window window = window(ColorScheme.LIGHT, 1280, 900, "");
    window.page.addInitScript("document.execCommand = () => false");
    creates(window, lan());
    window.click("#copy");
    window.shows("#copied", "The link is selected; copy it now.");
    assertThat(window.page.evaluate("getSelection().toString()"))
        .isEqualTo(window.page.inputValue("#link"));
  }

  @Test
  void where_the_device_can_share_a_link_it_is_offered() {
    Window window = window(ColorScheme.LIGHT, 390, 844, "");
    window.page.addInitScript(
        "navigator.share = async (what) => { document.body.dataset.shared = what.url; }");
    creates(window, lan());
    window.click("#share");
    assertThat(window.page.locator("body"))
        .hasAttribute("data-shared", window.page.inputValue("#link"));
  }

  /// For JavaScript, which has no `\Q`.
  private static Pattern linkAt(String origin) {
    return Pattern.compile(origin.replaceAll("[.\\[\\]]", "\\\\$0") + "/join/[a-z0-9]{12}#[\\w-]+");
  }

  /// An address of this machine that is no loopback, so that browsers do not take it for secure.
  private static String lan() {
    Optional<InetAddress> address =
        interfaces().stream()
            .flatMap(network -> network.inetAddresses())
            .filter(found -> found instanceof Inet4Address && !found.isLoopbackAddress())
            .findFirst();
    assumeTrue(address.isPresent(), "this machine is in no network");
    return String.format(
        Locale.ROOT, "http://%s:%d", address.orElseThrow().getHostAddress(), server.port());
  }

  private static List<NetworkInterface> interfaces() {
    try {
      return NetworkInterface.networkInterfaces().toList();
    } catch (SocketException unknown) {
      return List.of();
    }
  }

  /// A browser that is short of time may not have drawn it yet.
  private static void reads(Locator code, String link) {
    code.locator("svg").waitFor();
    Window.paint(code.page());
    Wait.until("the code says " + link, () -> scanned(code).equals(link));
  }

  private static String scanned(Locator code) throws Exception {
    BufferedImage picture = ImageIO.read(new ByteArrayInputStream(code.screenshot()));
    int width = picture.getWidth();
    int height = picture.getHeight();
    LuminanceSource seen =
        new RGBLuminanceSource(width, height, picture.getRGB(0, 0, width, height, null, 0, width));
    return Stream.of(new GlobalHistogramBinarizer(seen), new HybridBinarizer(seen))
        .flatMap(each -> read(new BinaryBitmap(each)).stream())
        .findFirst()
        .orElse("no code is to be seen");
  }

  private static Optional<String> read(BinaryBitmap code) {
    try {
      return Optional.of(
          new QRCodeReader().decode(code, Map.of(DecodeHintType.TRY_HARDER, true)).getText());
    } catch (ReaderException unreadable) {
      return Optional.empty();
    }
  }
}
