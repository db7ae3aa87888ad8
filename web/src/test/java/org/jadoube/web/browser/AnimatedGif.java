package org.jadoube.web.browser;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import org.jspecify.annotations.Nullable;

/// A moving picture, made of still ones of equal size. Of each picture only what has changed is
/// kept, and of all colours the 255 that occur most.
final class AnimatedGif {
  private static final String FORMAT = "javax_imageio_gif_image_1.0";
  private static final int COLOURS = 255;

  /// The index of pixels that stay as they are.
  private static final int UNCHANGED = COLOURS;

  private record Frame(BufferedImage image, int hundredths) {}

  private final List<Frame> frames = new ArrayList<>();

  /// Adds a picture; one that is like the last makes that stay longer.
  ///
  /// @param hundredths of a second that it is shown
  void add(byte[] png, int hundredths) throws IOException {
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    if (!frames.isEmpty() && change(frames.getLast().image(), image).isEmpty()) {
      Frame last = frames.removeLast();
      frames.add(new Frame(last.image(), last.hundredths() + hundredths));
    } else {
      frames.add(new Frame(image, hundredths));
    }
  }

  /// Writes the pictures, one after the other, again and again.
  void write(Path file) throws IOException {
    ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
    IndexColorModel palette = palette();
    Map<Integer, Integer> nearest = new HashMap<>();
    Files.deleteIfExists(file);
    try (ImageOutputStream out = ImageIO.createImageOutputStream(file.toFile())) {
      writer.setOutput(out);
      writer.prepareWriteSequence(null);
      @Nullable BufferedImage before = null;
      for (Frame frame : frames) {
        BufferedImage image = frame.image();
        Rectangle part =
            before == null
                ? new Rectangle(image.getWidth(), image.getHeight())
                : change(before, image);
        BufferedImage indexed = indexed(before, image, part, palette, nearest);
        writer.writeToSequence(
            new IIOImage(indexed, null, metadata(writer, indexed, part, frame.hundredths())), null);
        before = image;
      }
      writer.endWriteSequence();
    } finally {
      writer.dispose();
    }
  }

  /// The smallest rectangle outside of which both are alike.
  private static Rectangle change(BufferedImage one, BufferedImage other) {
    Rectangle changed = new Rectangle(-1, -1);
    for (int y = 0; y < one.getHeight(); y++) {
      for (int x = 0; x < one.getWidth(); x++) {
        if (one.getRGB(x, y) != other.getRGB(x, y)) {
          changed = changed.union(new Rectangle(x, y, 1, 1));
        }
      }
    }
    return changed;
  }

  private IndexColorModel palette() {
    Map<Integer, Integer> counts = new HashMap<>();
    for (Frame frame : frames) {
      for (int rgb :
          pixels(
              frame.image(), new Rectangle(frame.image().getWidth(), frame.image().getHeight()))) {
        counts.merge(rgb, 1, Integer::sum);
      }
    }
    int[] colours =
        counts.entrySet().stream()
            .sorted(
                Map.Entry.<Integer, Integer>comparingByValue()
                    .reversed()
                    .thenComparing(Map.Entry.comparingByKey()))
            .limit(COLOURS)
            .mapToInt(Map.Entry::getKey)
            .toArray();
    byte[][] channels = new byte[3][COLOURS + 1];
    for (int i = 0; i < colours.length; i++) {
      channels[0][i] = (byte) (colours[i] >> 16);
      channels[1][i] = (byte) (colours[i] >> 8);
      channels[2][i] = (byte) colours[i];
    }
    return new IndexColorModel(8, COLOURS + 1, channels[0], channels[1], channels[2], UNCHANGED);
  }

  private static int[] pixels(BufferedImage image, Rectangle part) {
    return image.getRGB(part.x, part.y, part.width, part.height, null, 0, part.width);
  }

  private static BufferedImage indexed(
      @Nullable BufferedImage before,
      BufferedImage image,
      Rectangle part,
      IndexColorModel palette,
      Map<Integer, Integer> nearest) {
    BufferedImage indexed =
        new BufferedImage(part.width, part.height, BufferedImage.TYPE_BYTE_INDEXED, palette);
    int[] pixels = pixels(image, part);
    int[] old = before == null ? new int[pixels.length] : pixels(before, part);
    for (int i = 0; i < pixels.length; i++) {
      int index =
          pixels[i] == old[i]
              ? UNCHANGED
              : nearest.computeIfAbsent(pixels[i], rgb -> nearest(rgb, palette));
      indexed.getRaster().setSample(i % part.width, i / part.width, 0, index);
    }
    return indexed;
  }

  private static int nearest(int rgb, IndexColorModel palette) {
    int found = 0;
    int smallest = Integer.MAX_VALUE;
    for (int i = 0; i < COLOURS; i++) {
      int difference =
          squared((rgb >> 16 & 255) - palette.getRed(i))
              + squared((rgb >> 8 & 255) - palette.getGreen(i))
              + squared((rgb & 255) - palette.getBlue(i));
      if (difference < smallest) {
        smallest = difference;
        found = i;
      }
    }
    return found;
  }

  private static int squared(int number) {
    return number * number;
  }

  private static IIOMetadata metadata(
      ImageWriter writer, BufferedImage image, Rectangle part, int hundredths) throws IOException {
    IIOMetadata metadata =
        writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
    IIOMetadataNode root = new IIOMetadataNode(FORMAT);
    root.appendChild(
        node(
            "ImageDescriptor",
            "imageLeftPosition",
            String.valueOf(part.x),
            "imageTopPosition",
            String.valueOf(part.y),
            "imageWidth",
            String.valueOf(part.width),
            "imageHeight",
            String.valueOf(part.height),
            "interlaceFlag",
            "FALSE"));
    root.appendChild(
        node(
            "GraphicControlExtension",
            "disposalMethod",
            "doNotDispose",
            "userInputFlag",
            "FALSE",
            "transparentColorFlag",
            "TRUE",
            "transparentColorIndex",
            String.valueOf(UNCHANGED),
            "delayTime",
            String.valueOf(hundredths)));
    IIOMetadataNode again =
        node("ApplicationExtension", "applicationID", "NETSCAPE", "authenticationCode", "2.0");
    again.setUserObject(new byte[] {1, 0, 0});
    IIOMetadataNode extensions = new IIOMetadataNode("ApplicationExtensions");
    extensions.appendChild(again);
    root.appendChild(extensions);
    metadata.mergeTree(FORMAT, root);
    return metadata;
  }

  private static IIOMetadataNode node(String name, String... attributes) {
    IIOMetadataNode node = new IIOMetadataNode(name);
    for (int i = 0; i < attributes.length; i += 2) {
      node.setAttribute(attributes[i], attributes[i + 1]);
    }
    return node;
  }
}
