package org.jadoube.uci.session;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/// Our engine as a program.
public final class SessionProgram {
  private SessionProgram() {}

  public static void main(String... arguments) throws IOException, InterruptedException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    UciSession session = new UciSession("test", out::println);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    String line = in.readLine();
    while (line != null && session.take(line)) {
      line = in.readLine();
    }
    session.finish();
  }
}
