package org.jadoube.benchmarks.race;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/// A program to measure, in its own process.
abstract class MeasuredProgram implements AutoCloseable {
  private final Process process;
  private final BufferedReader answers;
  private final Writer questions;

  MeasuredProgram(List<String> command) throws IOException {
    process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    answers = process.inputReader();
    questions = process.outputWriter();
  }

  abstract String version();

  abstract void warmUp(List<Start> starts) throws IOException;

  /// Million leaves per second of CPU time.
  abstract double perft(Start start) throws IOException;

  final void tell(String line) throws IOException {
    questions.write(line + "\n");
    questions.flush();
  }

  final String answer() throws IOException {
    String line = answers.readLine();
    if (line == null) {
      throw new IOException("no answer from " + version());
    }
    return line;
  }

  final double processorSeconds() {
    return process.info().totalCpuDuration().orElseThrow().toNanos() / 1e9;
  }

  @Override
  public final void close() {
    process.destroy();
  }
}
