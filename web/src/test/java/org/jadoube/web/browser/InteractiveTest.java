package org.jadoube.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import tools.jackson.databind.JsonNode;

/// How long pages take until they can be used, on a processor that is four times slower and a line
/// of the third generation, and how far their parts move meanwhile. Only when asked for
/// (`benchmarks/pages`), because a build is no place to measure.
@EnabledIfSystemProperty(named = InteractiveTest.FILE, matches = ".+")
final class InteractiveTest extends Served {
  static final String FILE = "jadoube.interactive";

  /// A pattern for the names of pages; all without it.
  private static final String CHOICE = "jadoube.interactive.pages";

  private static final int SLOWER = 4;
  private static final int TIMES = 5;

  private static final int BOARDS = 200;

  /// Of a knockout in which 56 have the first round free.
  private static final int PLAYERS = 456;

  /// Notes when what is wanted is first there, and the tasks of more than 50 ms.
  private static final String WATCH =
      """
      window.watched = { ready: 0, first: 0, tasks: [] };
      new PerformanceObserver((list) => watched.tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
      new PerformanceObserver((list) => {
        for (const paint of list.getEntries()) if (paint.name === 'first-contentful-paint') watched.first = paint.startTime;
      }).observe({ type: 'paint', buffered: true });
      (function look() {
        if (document.querySelector(wanted)) watched.ready = performance.now();
        else requestAnimationFrame(look);
      })();
      """;

  /// When it was there and painted, and no such task followed within a tenth of a second.
  private static final String USABLE =
      """
      watched.tasks
        .toSorted((one, other) => one.startTime - other.startTime)
        .reduce(
          (from, { startTime, duration }) => (startTime < from + 100 ? Math.max(from, startTime + duration) : from),
          Math.max(watched.first, watched.ready))
      """;

  /// @param kilobytes that came over the wire
  /// @param shift the layout shift: by how much of the window things moved, times how far
  private record Load(double first, double interactive, double kilobytes, double shift) {}

  private record Row(String page, Load median, Load worst) {
    String written() {
      return String.format(
          Locale.ROOT,
          "| %s | %.0f | %.0f | %.0f | %.0f | %.2f |",
          page,
          median.first(),
          median.interactive(),
          worst.interactive(),
          median.kilobytes(),
          median.shift());
    }
  }

  @Test
  void every_page_can_be_used_soon() throws Exception {
    Window official = Window.of(chromium.browser());
    Exhibits shown = Exhibits.on(server.address().toString(), client, official);
    String hall = hall(new Office(official.page.request(), server.address().toString()));
    String cookies = official.page.context().storageState();
    official.page.context().close();
    List<Row> rows = new ArrayList<>();
    for (View view : views(shown, hall)) {
      rows.add(row(view, shown, cookies));
    }
    String table = rows.stream().map(Row::written).collect(Collectors.joining("\n", "", "\n"));
    Files.writeString(Path.of(System.getProperty(FILE, "pages.md")), about() + table);
    assertThat(rows).hasSize(views(shown, hall).size());
  }

  /// A tournament whose boards have all begun.
  private static String hall(Office office) {
    JsonNode made =
        office.post(
            "api/tournaments",
            """
            {"name":"Cup","format":"knockout","regulations":{"timeControl":"40/7200+30:3600+30"}}
            """);
    String tournament = "api/tournaments/" + made.path("id").stringValue();
    office.post(tournament + "/roles", "{\"role\":\"chief-arbiter\",\"account\":\"Olga Novak\"}");
    for (int i = 1; i <= PLAYERS; i++) {
      office.post(tournament + "/players", "{\"name\":\"Player, " + i + "\"}");
    }
    office.post(tournament + "/rounds", "{}");
    office.post(tournament + "/rounds/1/publication", "");
    return made.path("id").stringValue();
  }

  private static String about() {
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    return String.format(
        Locale.ROOT,
        """
        # How soon the pages can be used

        Written by `benchmarks/pages`: in a browser that has nothing of the page yet, whose processor is slowed down to a quarter
        (`Emulation.setCPUThrottlingRate`), on a line as slow as fast 3G (%d ms until an answer begins, %.1f Mbit/s). A page can be used once what
        one came for is there (pieces that can be moved and a connection that is live, the list of boards, the choice of subjects), it has been
        painted, and no task of more than 50 ms follows within a tenth of a second. Milliseconds from the start of the navigation; the median and
        the worst of %d loads. The layout shift is Chromium's: 0 is a page on which nothing moves, and less than 0.1 is good. The aims are a second
        for the first page and 2.5 for a game.

        Chromium %s, %d processors, shared with the server and with whatever else ran: the load average was %.1f at the end.

        | page | first paint | usable | worst | kB over the wire | layout shift |
        |---|---:|---:|---:|---:|---:|
        """,
        SlowLine.LATENCY_MILLIS,
        SlowLine.DOWN_BYTES * 8 / 1e6,
        TIMES,
        chromium.browser().version(),
        Runtime.getRuntime().availableProcessors(),
        load);
  }

  private static List<View> views(Exhibits shown, String hall) {
    String wanted = System.getProperty(CHOICE, ".*");
    return all(shown, hall).stream().filter(view -> view.name().matches(wanted)).toList();
  }

  private static List<View> all(Exhibits shown, String hall) {
    return List.of(
        new View("first page", "", "[name=edition] option"),
        new View(
            "game",
            "game/" + shown.own().id(),
            "body:has(#connection[data-state=live]) #board .movable"),
        new View("replay", "game/" + shown.over().id(), "#moves button"),
        new View("table", "table/" + shown.table(), "body.ready"),
        new View("arbiter's desk, twelve boards", "desk/" + shown.tournament(), "#list a"),
        new View("tournament, twelve boards", "tournament/" + shown.tournament(), ".standings"),
        new View("arbiter's desk, " + BOARDS + " boards", "desk/" + hall, "#list a"),
        new View("tournament, " + BOARDS + " boards", "tournament/" + hall, "#boards .diagram use"),
        new View("laws, all Articles", "laws", "main a"),
        new View("laws, an Article with cases", "laws/2023/4.4.1", ".stage .square"),
        new View("learn", "learn", "#answers button"),
        new View("lobby", "lobby", "#count:not(:empty)"),
        new View("games to watch", "games", "#live :is(li, .none:not([hidden]))"),
        new View("clock", "clock", "#terms [name=edition] option"),
        new View("my games", "mine", "#unfinished li"));
  }

  private static Row row(View view, Exhibits shown, String cookies) {
    List<Load> loads =
        IntStream.range(0, TIMES + 1) // the first wakes the server
            .mapToObj(i -> load(view, shown, cookies))
            .skip(1)
            .sorted((one, other) -> Double.compare(one.interactive(), other.interactive()))
            .toList();
    return new Row(view.name(), loads.get(TIMES / 2), loads.getLast());
  }

  /// In a new browser profile, which has nothing of the page.
  private static Load load(View view, Exhibits shown, String cookies) {
    Window window = new Window(chromium.browser(), 1280, 800, ColorScheme.LIGHT, "en-GB", cookies);
    window.keepsSeat(
        shown.own().id(),
        String.format(Locale.ROOT, "{token: '%s', colour: 'black'}", shown.own().black()));
    Page page = window.page;
    LayoutShift.watch(page);
    page.addInitScript("const wanted = '" + view.ready() + "';\n" + WATCH);
    SlowLine.before(page, SLOWER);
    page.navigate(server.address() + view.path());
    page.locator("html").waitFor();
    page.waitForTimeout(4_000); // until it has come to rest
    Load load =
        new Load(
            number(page, "watched.first"),
            number(page, USABLE),
            number(
                page,
                "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]"
                    + ".reduce((sum, each) => sum + each.transferSize, 0) / 1000"),
            LayoutShift.of(page));
    assertThat(number(page, "watched.ready")).as(view.name()).isPositive();
    page.context().close();
    return load;
  }

  private static double number(Page page, String expression) {
    return ((Number) page.evaluate(expression)).doubleValue();
  }
}
