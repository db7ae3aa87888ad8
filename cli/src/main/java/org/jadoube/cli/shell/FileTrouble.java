package org.jadoube.cli.shell;

import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/// Why a file cannot be used, in words.
public final class FileTrouble {
  private FileTrouble() {}

  /// The reason; some exceptions only have the file's name.
  public static String of(Exception problem) {
    return switch (problem) {
      case UncheckedIOException wrapper when wrapper.getCause() != null -> of(wrapper.getCause());
      case NoSuchFileException _ -> "no such file or directory";
      case AccessDeniedException _ -> "permission denied";
      case CharacterCodingException _ -> "found bytes that are not UTF-8 text";
      default -> String.valueOf(problem.getMessage());
    };
  }
}
