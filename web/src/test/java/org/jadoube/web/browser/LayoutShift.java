package org.jadoube.web.browser;

import com.microsoft.playwright.Page;

/// How far the parts of a page move while it comes: by how much of the window, times how far, as
/// Chromium counts it. 0 is a page on which nothing moves, and less than 0.1 counts as good.
final class LayoutShift {
  private static final String WATCH =
      """
      window.shifts = { sum: 0, moved: [] };
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries()) {
          if (hadRecentInput) continue;
          shifts.sum += value;
          for (const { node, previousRect: from, currentRect: to } of sources) {
            const part = node instanceof Element ? node : node?.parentElement;
            const name = part ? part.tagName + (part.id ? '#' + part.id : '.' + part.className) : '?';
            shifts.moved.push(`${value.toFixed(3)} ${name} ${from.x},${from.y} ${from.width}x${from.height} -> ${to.x},${to.y} ${to.width}x${to.height}`);
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
      """;

  private LayoutShift() {}

  /// Has a page watched from its next document on.
  static void watch(Page page) {
    page.addInitScript(WATCH);
  }

  /// The sum of all shifts so far.
  static double of(Page page) {
    return ((Number) page.evaluate("shifts.sum")).doubleValue();
  }

  /// What has moved, and from where to where.
  static String moved(Page page) {
    return (String) page.evaluate("shifts.moved.join('\\n')");
  }
}
