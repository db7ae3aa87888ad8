package org.jadoube.cli.shell;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jadoube.laws.regulations.HouseRules;
import org.jadoube.notation.TextFault;

/// A file with house rules.
public final class HouseRulesFile {
  /// Bytes that the longest text can have.
  private static final long MOST_BYTES = 4L * HouseRules.LONGEST;

  private final String file;

  /// The file of that name.
  public HouseRulesFile(String file) {
    this.file = file;
  }

  /// Reads it.
  ///
  /// @throws UnreadableFile if it cannot be read as text
  public HouseRules.Reading read() throws UnreadableFile {
    try {
      Path path = Path.of(file);
      if (Files.size(path) > MOST_BYTES) {
        throw new UnreadableFile(file + " is too long for house rules.");
      }
      return HouseRules.read(Files.readString(path));
    } catch (NoSuchFileException | InvalidPathException none) {
      throw new UnreadableFile(file + ": there is no such file.");
    } catch (CharacterCodingException other) {
      throw new UnreadableFile(file + ": found bytes that are not UTF-8 text.");
    } catch (IOException failed) {
      throw new UnreadableFile(file + " cannot be read: " + failed.getMessage() + ".");
    }
  }

  /// The faults, each as `file:line:column: found …, expected …`.
  public List<String> messages(List<TextFault> faults) {
    return faults.stream().map(this::message).toList();
  }

  private String message(TextFault fault) {
    String said = fault.message();
    return String.format(
        Locale.ROOT,
        "%s:%d:%d: %s",
        file,
        fault.line(),
        fault.column(),
        said.substring(said.indexOf(": ") + 2));
  }

  /// A file that is no text.
  public static final class UnreadableFile extends Exception {
    private static final long serialVersionUID = 1L;

    UnreadableFile(String message) {
      super(message);
    }
  }
}
