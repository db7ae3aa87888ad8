package org.jadoube.web.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.options.BoundingBox;

/// Fingers on the board in a window.
final class Fingers {
  private final Window window;
  private final CDPSession screen;

  Fingers(Window window) {
    this.window = window;
    this.screen = window.page.context().newCDPSession(window.page);
  }

  void tap(String square) {
    touch("touchStart", square);
    touch("touchEnd");
  }

  void swipe(String from, String to) {
    touch("touchStart", from);
    touch("touchMove", to);
    touch("touchMove", to);
    touch("touchEnd");
  }

  /// @param type `touchStart`, `touchMove` or `touchEnd`
  /// @param squares where each finger is
  void touch(String type, String... squares) {
    JsonArray points = new JsonArray();
    for (String square : squares) {
      BoundingBox box = window.square(square).boundingBox();
      JsonObject point = new JsonObject();
      point.addProperty("id", points.size());
      point.addProperty("x", box.x + box.width / 2);
      point.addProperty("y", box.y + box.height / 2);
      points.add(point);
    }
    JsonObject event = new JsonObject();
    event.addProperty("type", type);
    event.add("touchPoints", points);
    screen.send("Input.dispatchTouchEvent", event);
  }
}
