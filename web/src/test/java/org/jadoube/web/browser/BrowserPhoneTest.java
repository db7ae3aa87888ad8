package org.jadoube.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// On phones and tablets, whatever is pressed is large enough for a finger, on every page.
final class BrowserPhoneTest extends Served {
  /// @param fingers whether the screen is touched; otherwise it is as small as a phone's
  private record Screen(int width, int height, boolean fingers) {}

  private static final List<Screen> SCREENS =
      List.of(
          new Screen(390, 844, true),
          new Screen(320, 568, false),
          new Screen(844, 390, false),
          new Screen(820, 1180, true));

  /// Words in a text are no buttons, and a list of moves is read.
  private static final String TOO_SMALL =
      """
      () => [...document.querySelectorAll('button, .button, select, input:not([type=radio], [type=checkbox], [type=range]), .chips label')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.matches('.square, .skip, .unseen, #moves *'))
        .map((part) => [part, part.getBoundingClientRect()])
        .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
        .map(([part, box]) => `${part.tagName} ${part.id || part.className || part.textContent.trim()}: ${Math.round(box.width)} × ${Math.round(box.height)}`)
      """;

  @Test
  void what_is_pressed_is_as_large_as_a_finger_on_every_page() throws Exception {
    Window official = Window.of(chromium.browser());
    Exhibits exhibits = Exhibits.on(address(), client, official);
    String kept = official.page.context().storageState();
    Window known = new Window(chromium.browser(), 390, 844, ColorScheme.LIGHT, "en", kept);
    exhibits.seat(known);
    Window unknown = new Window(chromium.browser(), 390, 844, ColorScheme.LIGHT, "en");
    List<String> faults = new ArrayList<>();
    View.ofOfficial(exhibits).forEach(view -> faults.addAll(faults(known, view)));
    View.ofStranger(exhibits).forEach(view -> faults.addAll(faults(unknown, view)));
    assertThat(String.join("\n", faults)).isEmpty();
  }

  private static List<String> faults(Window window, View view) {
    CDPSession devtools = window.page.context().newCDPSession(window.page);
    window.page.setViewportSize(390, 844);
    view.show(window.page, address());
    window.page.evaluate(
        "document.fullscreenElement && document.exitFullscreen()"); // or it cannot be resized
    List<String> faults =
        SCREENS.stream().flatMap(screen -> faults(window, devtools, view, screen)).toList();
    touched(devtools, false);
    devtools.detach();
    return faults;
  }

  private static Stream<String> faults(
      Window window, CDPSession devtools, View view, Screen screen) {
    window.page.setViewportSize(screen.width(), screen.height());
    touched(devtools, screen.fingers());
    return ((List<?>) window.page.evaluate(TOO_SMALL))
        .stream().map(fault -> view.name() + " " + screen + ": " + fault);
  }

  private static void touched(CDPSession devtools, boolean fingers) {
    JsonObject settings = new JsonObject();
    settings.add("enabled", new JsonPrimitive(fingers));
    devtools.send("Emulation.setTouchEmulationEnabled", settings);
  }
}
