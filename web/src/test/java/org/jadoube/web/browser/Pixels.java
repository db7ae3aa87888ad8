package org.jadoube.web.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;

/// A window, point by point; one pixel of the page is one of the picture.
record Pixels(BufferedImage picture) {
  static Pixels of(Page page) {
    Window.paint(page);
    try {
      return new Pixels(ImageIO.read(new ByteArrayInputStream(page.screenshot())));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /// The colour at a point of an element, told in parts of its width and height.
  Color at(Locator element, double x, double y) {
    BoundingBox box = element.boundingBox();
    return new Color(picture.getRGB((int) (box.x + x * box.width), (int) (box.y + y * box.height)));
  }

  /// How bright a colour is, from 0 to 1 (WCAG 2).
  static double luminance(Color colour) {
    return 0.2126 * linear(colour.getRed())
        + 0.7152 * linear(colour.getGreen())
        + 0.0722 * linear(colour.getBlue());
  }

  private static double linear(int value) {
    double part = value / 255.0;
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }

  /// From 1, the same, to 21, black and white (WCAG 2).
  static double contrast(Color one, Color other) {
    double brighter = Math.max(luminance(one), luminance(other));
    double darker = Math.min(luminance(one), luminance(other));
    return (brighter + 0.05) / (darker + 0.05);
  }
}
