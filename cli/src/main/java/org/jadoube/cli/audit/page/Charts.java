package org.jadoube.cli.audit.page;

import static j2html.TagCreator.rawHtml;

import j2html.tags.DomContent;
import java.util.Locale;
import org.jadoube.audit.finding.Severity;

/// Charts as SVG. How much something matters shows in the shape of its sign and in the height of
/// its bar, not in the colour alone; the numbers stand beside them.
final class Charts {
  private static final double PERCENT = 100;

  /// So that the rarest can be seen.
  private static final double LEAST_PERCENT = 0.5;

  private Charts() {}

  /// The sign of a severity.
  static DomContent sign(Severity severity) {
    String shape =
        switch (severity) {
          case ERROR -> "<path d=\"M1 1h10v10H1z\"/>";
          case WARNING -> "<path d=\"M6 0l6 11H0z\"/>";
          case NOTE -> "<circle cx=\"6\" cy=\"6\" r=\"4\"/>";
        };
    return sign(severity.id(), shape);
  }

  /// The sign of games about which nothing was found.
  static DomContent nothing() {
    return sign("whole", "<path d=\"M1.5 1.5h9v9h-9z\"/>");
  }

  private static DomContent sign(String name, String shape) {
    return rawHtml(
        "<svg class=\"sign "
            + name
            + "\" viewBox=\"0 0 12 12\" aria-hidden=\"true\">"
            + shape
            + "</svg>");
  }

  /// A bar of `count` where the longest has `most`.
  static DomContent bar(long count, long most, Severity severity) {
    return rawHtml(svg(part(severity, 0, percent(count, most))));
  }

  /// A bar of a count that is neither good nor bad.
  static DomContent bar(long count, long most) {
    return rawHtml(svg(rectangle("plain", 0, percent(count, most), PERCENT)));
  }

  /// A bar for each severity, one behind the other, of a frame for `whole` where the longest frame
  /// has `most`.
  static DomContent bars(SeverityCount counts, long whole, long most) {
    StringBuilder parts = new StringBuilder();
    if (whole > 0) {
      parts.append(rectangle("whole", 0, percent(whole, most), PERCENT));
    }
    double x = 0;
    for (Severity severity : Severity.values()) {
      double width = percent(counts.of(severity), most);
      parts.append(part(severity, x, width));
      x += width;
    }
    return rawHtml(svg(parts.toString()));
  }

  private static double percent(long count, long most) {
    double percent = PERCENT * count / Math.max(1, most);
    return count == 0 ? 0 : Math.max(LEAST_PERCENT, percent);
  }

  private static String part(Severity severity, double x, double width) {
    double height =
        switch (severity) {
          case ERROR -> PERCENT;
          case WARNING -> PERCENT * 2 / 3;
          case NOTE -> PERCENT / 3;
        };
    return width == 0 ? "" : rectangle(severity.id(), x, width, height);
  }

  private static String rectangle(String name, double x, double width, double height) {
    return String.format(
        Locale.ROOT,
        "<rect class=\"%s\" x=\"%.2f%%\" y=\"%.1f%%\" width=\"%.2f%%\" height=\"%.1f%%\"/>",
        name,
        x,
        PERCENT - height,
        width,
        height);
  }

  private static String svg(String parts) {
    return "<svg class=\"bar\" aria-hidden=\"true\">" + parts + "</svg>";
  }
}
