package org.jadoube.web.http.page;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.zip.CRC32C;
import org.jadoube.notation.Language;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.Visitor;
import org.jadoube.web.view.PageTexts;
import org.jadoube.wire.Json;
import org.jadoube.wording.Messages;

/// Makes the clock an app that can be installed and needs no network: a manifest, and a service
/// worker that keeps exactly the page and its files.
public final class ClockApp {
  static final String PAGE = "clock.html";

  private static final String PATH = "/clock";
  private static final String MANIFEST = "/clock.webmanifest";
  private static final String ICON = "icon.svg";

  private static final Answer WORKER = written();

  private ClockApp() {}

  public static Answer worker(Call call) {
    return Pages.unlessKnown(call, WORKER);
  }

  /// The manifest, in the page's language, for which the browser asks.
  public static Answer manifest(Call call) {
    Language language = Visitor.language(call);
    Messages texts = PageTexts.in(language);
    SequencedMap<String, Object> manifest = new LinkedHashMap<>();
    manifest.put("id", PATH);
    manifest.put("name", texts.text("clock.title", Map.of()));
    manifest.put("short_name", texts.text("clock.heading", Map.of()));
    manifest.put("lang", language.tag());
    manifest.put("start_url", PATH);
    manifest.put("scope", PATH);
    manifest.put("display", "fullscreen");
    manifest.put("background_color", "#faf6ec");
    manifest.put("theme_color", "#35563f");
    manifest.put(
        "icons",
        List.of(Map.of("src", Assets.address(ICON), "sizes", "any", "type", "image/svg+xml")));
    return Answer.text(200, "application/manifest+json", Json.write(manifest))
        .with("Cache-Control", "no-cache")
        .with("Content-Language", language.tag())
        .with("Vary", Visitor.VARY);
  }

  /// The service worker. It changes with every file, so that browsers fetch them all again.
  private static Answer written() {
    SequencedMap<String, byte[]> files = PageFiles.of(PAGE);
    files.putIfAbsent(ICON, Assets.load(ICON).orElseThrow());
    Fonts.UPRIGHT.forEach(font -> files.put(font, Assets.load(font).orElseThrow()));
    List<String> assets = files.keySet().stream().map(Assets::address).toList();
    String script =
        new String(Assets.load("worker/clock.js").orElseThrow(), StandardCharsets.UTF_8)
            .replace("{{VERSION}}", version(files))
            .replace("{{FILES}}", PATH + " " + MANIFEST + " " + String.join(" ", assets));
    return Pages.answer(Assets.SCRIPT, script.getBytes(StandardCharsets.UTF_8))
        .with(Pages.POLICY, Pages.UNFRAMED); // it loads what its page does
  }

  private static String version(SequencedMap<String, byte[]> files) {
    CRC32C sum = new CRC32C();
    files.values().forEach(sum::update);
    for (Language language : PageTexts.languages()) {
      sum.update(Pages.template(PAGE, "").in(language).getBytes(StandardCharsets.UTF_8));
    }
    return HexFormat.of().toHexDigits(sum.getValue());
  }
}
