package org.jadoube.web.browser;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;

/// A line as slow as fast 3G, as Lighthouse and WebPageTest have it, to a processor that may be
/// slow, too.
final class SlowLine {
  static final int LATENCY_MILLIS = 150;
  static final int DOWN_BYTES = 200_000; // a second
  private static final int UP_BYTES = 93_750;

  private SlowLine() {}

  /// Puts a page behind it, whose processor gets one part in that many.
  static void before(Page page, int slower) {
    CDPSession devtools = page.context().newCDPSession(page);
    JsonObject rate = new JsonObject();
    rate.addProperty("rate", slower);
    devtools.send("Emulation.setCPUThrottlingRate", rate);
    devtools.send("Network.enable");
    JsonObject line = new JsonObject();
    line.addProperty("offline", false);
    line.addProperty("latency", LATENCY_MILLIS);
    line.addProperty("downloadThroughput", DOWN_BYTES);
    line.addProperty("uploadThroughput", UP_BYTES);
    devtools.send("Network.emulateNetworkConditions", line);
  }
}
