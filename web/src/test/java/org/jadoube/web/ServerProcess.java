package org.jadoube.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// A server that can be killed.
public final class ServerProcess implements AutoCloseable {
  private final Process process;
  private final String address;

  private ServerProcess(Process process, String address) {
    this.process = process;
    this.address = address;
  }

  /// Starts one, and waits until it is ready.
  ///
  /// @param settings `key=value`
  public static ServerProcess start(Path data, int port, String... settings) throws IOException {
    return start(ProcessBuilder.Redirect.INHERIT, data, port, settings);
  }

  /// Starts a server with its log elsewhere.
  public static ServerProcess start(
      ProcessBuilder.Redirect log, Path data, int port, String... settings) throws IOException {
    Process process = process(log, data, port, settings);
    return new ServerProcess(process, address(process));
  }

  private static Process process(
      ProcessBuilder.Redirect log, Path data, int port, String... settings) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xshare:auto",
                "-cp",
                classPath(),
                ServerMain.class.getName(),
                data.toString(),
                String.valueOf(port)));
    command.addAll(List.of(settings));
    return new ProcessBuilder(command).redirectError(log).start();
  }

  /// Starts one and kills it after that time, however far it has come.
  static void startAndKill(Duration after, Path data, String... settings)
      throws IOException, InterruptedException {
    Process process = process(ProcessBuilder.Redirect.INHERIT, data, 0, settings);
    Thread.sleep(after);
    process.destroyForcibly().waitFor();
  }

  private static String classPath() {
    return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
  }

  @SuppressWarnings("resource") // the process writes nothing more that anybody would read
  private static String address(Process process) throws IOException {
    BufferedReader output =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    String line = output.readLine();
    if (line == null || !line.startsWith("jadoube serves at ")) {
      throw new IOException("the server did not start: " + line);
    }
    return line.substring("jadoube serves at ".length());
  }

  /// The address of the home page.
  public String address() {
    return address;
  }

  /// Where it listens.
  public int port() {
    return URI.create(address).getPort();
  }

  /// Its number.
  public long pid() {
    return process.pid();
  }

  public boolean isAlive() {
    return process.isAlive();
  }

  /// As `kill -9` does.
  public void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /// As `kill -NAME` does.
  public void signal(String name) throws IOException, InterruptedException {
    new ProcessBuilder("/bin/kill", "-" + name, String.valueOf(process.pid())).start().waitFor();
  }

  /// As `kill` does, without waiting.
  public void terminate() {
    process.destroy();
  }

  /// Whether it has ended within that time.
  public boolean ends(Duration patience) throws InterruptedException {
    return process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS);
  }

  /// As `kill` does; gives the exit code.
  public int stop() throws InterruptedException {
    process.destroy();
    return process.waitFor();
  }

  @Override
  public void close() {
    process.destroyForcibly().onExit().join();
  }
}
