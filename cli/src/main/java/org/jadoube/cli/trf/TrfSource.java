package org.jadoube.cli.trf;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jadoube.cli.shell.EncodingOption;
import org.jadoube.cli.shell.Streams;
import org.jadoube.notation.TextFault;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.TrfReading;
import org.jadoube.tournament.trf.record.PlayerRecord;
import org.jadoube.tournament.trf.record.TrfRemark;

/// A tournament report file, as named by the user.
///
/// @param name a path, or `-` for standard input
/// @param reading its contents
public record TrfSource(String name, TrfReading reading) {
  /// Reads the file.
  ///
  /// @throws UncheckedIOException with a message for the user if it cannot be read, or is not a
  ///   tournament report file
  public static TrfSource read(String name, EncodingOption encoding, Streams streams) {
    byte[] bytes = bytes(name, streams);
    TrfReading reading =
        encoding.charset().map(it -> Trf.read(bytes, it)).orElseGet(() -> Trf.read(bytes));
    if (reading.file().first(PlayerRecord.class).isEmpty()) {
      throw unreadable(name, "no line describes a player (001); is this a tournament report file?");
    }
    return new TrfSource(name, reading);
  }

  private static byte[] bytes(String name, Streams streams) {
    try (InputStream in = name.equals("-") ? streams.in() : Files.newInputStream(Path.of(name))) {
      return in.readNBytes(Trf.MOST_BYTES + 1);
    } catch (NoSuchFileException | InvalidPathException none) {
      throw unreadable(name, "no such file");
    } catch (IOException problem) {
      throw unreadable(name, "cannot be read: " + problem.getMessage());
    }
  }

  private static UncheckedIOException unreadable(String name, String why) {
    return new UncheckedIOException(name + ": " + why, new IOException(why));
  }

  /// Writes a line for each departure from the format.
  public void tellDepartures(PrintWriter out) {
    departureLines().forEach(out::println);
  }

  /// A line for each departure from the format, and one for those that are too many.
  public List<String> departureLines() {
    List<String> lines = new ArrayList<>(departures());
    if (reading.untold() > 0) {
      String more = reading.untold() == 1 ? "departure" : "departures";
      lines.add(name + ": and " + reading.untold() + " more " + more + " from the format");
    }
    return lines;
  }

  /// The departures from the format, with the place of each.
  public List<String> departures() {
    return reading.departures().stream().map(fault -> name + ":" + placed(fault)).toList();
  }

  /// A remark after its place, for instance `open.trf:12:81: 001: …`.
  public String told(TrfRemark remark) {
    return told(remark, "");
  }

  /// Likewise, with words before the remark itself.
  public String told(TrfRemark remark, String before) {
    String place =
        remark.place().stream()
            .flatMap(at ->
                reading.line(at.record()).stream().mapToObj(line -> line + ":" + at.column() + ":"))
            .findFirst()
            .orElse("");
    return name + ":" + place + " " + before + remark.message();
  }

  /// For instance `12:10: found "f", expected m or w`.
  private static String placed(TextFault fault) {
    String said = fault.message();
    return fault.line() + ":" + fault.column() + said.substring(said.indexOf(": "));
  }
}
