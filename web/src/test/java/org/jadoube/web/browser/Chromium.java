package org.jadoube.web.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The Chromium of the machine, steered by Playwright; nothing is downloaded. There is one for all
/// tests, because starting it takes longer than most of them; what belongs to a test are its
/// windows, which share neither cookies nor connections with those of others. It ends with the
/// process that steers it.
final class Chromium implements AutoCloseable {
  /// For a machine that is busy with something else.
  static final int PATIENCE_MILLIS = 60_000;

  /// The one without a desktop comes first: it takes half the processor time.
  private static final List<String> NAMES =
      List.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome");

  private static @Nullable Chromium running;

  private final Browser browser;

  private Chromium(Browser browser) {
    this.browser = browser;
  }

  /// The browser, which is started if need be.
  static synchronized Chromium launch() {
    Chromium found = running;
    if (found == null || !found.browser.isConnected()) {
      found = start();
      running = found;
    }
    return found;
  }

  private static Chromium start() {
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
    Playwright playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    return new Chromium(
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(executable())
                    .setArgs(
                        List.of(
                            "--no-sandbox",
                            "--disable-gpu",
                            "--in-process-gpu",
                            "--js-flags=" + compilation(),
                            "--disable-quic",
                            "--no-first-run",
                            "--disable-background-networking",
                            "--disable-component-update",
                            "--disable-sync"))));
  }

  /// Scripts of tests run too shortly for their compilation to pay; where pages are measured, they
  /// run as they do for readers.
  private static String compilation() {
    return System.getProperty(InteractiveTest.FILE) == null ? "--jitless" : "";
  }

  private static Path executable() {
    return Stream.of(System.getenv("PATH").split(":"))
        .flatMap(directory -> NAMES.stream().map(name -> Path.of(directory, name)))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(
            () -> new IllegalStateException("no Chromium in PATH; scripts/install-browser"));
  }

  Browser browser() {
    return browser;
  }

  /// Closes all windows.
  @Override
  public void close() {
    List.copyOf(browser.contexts()).forEach(BrowserContext::close);
  }
}
