package org.jadoube.cli.shell;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;

/// Finds out whether the error stream, where a progress bar goes, is a terminal. `System.console()`
/// only knows about input and output.
final class Terminal {
  private static final int STANDARD_ERROR = 2;

  private Terminal() {}

  /// Whether the error stream is a terminal; false if the system cannot say.
  static boolean isErrorStream() {
    Linker linker = Linker.nativeLinker();
    return linker
        .defaultLookup()
        .find("isatty")
        .map(isatty -> isTerminal(linker, isatty, STANDARD_ERROR))
        .orElse(false);
  }

  @SuppressWarnings("restricted") // the launcher enables native access
  private static boolean isTerminal(Linker linker, MemorySegment isatty, int descriptor) {
    var call = linker.downcallHandle(isatty, FunctionDescriptor.of(JAVA_INT, JAVA_INT));
    try {
      return (int) call.invokeExact(descriptor) == 1;
    } catch (Throwable e) {
      throw new IllegalStateException("isatty", e);
    }
  }
}
