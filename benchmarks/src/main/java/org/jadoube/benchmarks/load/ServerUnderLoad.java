package org.jadoube.benchmarks.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A server in its own process, and the system's figures about it.
record ServerUnderLoad(Process process, int port) implements AutoCloseable {
  private static final Pattern USED = Pattern.compile("used (\\d+)([KM])");
  private static final Pattern ADDRESS = Pattern.compile("http://\\S+:(\\d+)/");
  private static final List<String> UNLIMITED =
      List.of(
          "--connections=1000000",
          "--streams=1000000",
          "--messages-at-once=1000",
          "--messages-per-second=1000");

  static ServerUnderLoad start(Path root, Path data) throws IOException {
    return start(root, data, 0);
  }

  /// Starts a server; returns once it says where it listens.
  static ServerUnderLoad start(Path root, Path data, int port) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(root.resolve("jadoube").toString());
    command.addAll(List.of("serve", "--port", String.valueOf(port), "--data", data.toString()));
    command.addAll(UNLIMITED);
    Process process =
        new ProcessBuilder(command)
            .redirectError(data.resolveSibling(data.getFileName() + ".log").toFile())
            .start();
    BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      Matcher address = ADDRESS.matcher(line);
      if (address.find()) {
        return new ServerUnderLoad(process, Integer.parseInt(address.group(1)));
      }
    }
    throw new IOException("the server did not start");
  }

  /// The processor time it has used.
  double cpuSeconds() {
    return process.info().totalCpuDuration().orElseThrow().toNanos() / 1e9;
  }

  /// The memory it occupies.
  double residentMegabytes() throws IOException {
    return Files.readAllLines(Path.of("/proc/" + process.pid() + "/status")).stream()
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToDouble(line -> Double.parseDouble(line.replaceAll("\\D", "")) / 1024)
        .findFirst()
        .orElse(Double.NaN);
  }

  /// The live heap after a garbage collection, in bytes.
  long heapBytes() throws IOException, InterruptedException {
    jcmd("GC.run");
    Matcher used = USED.matcher(jcmd("GC.heap_info"));
    if (!used.find()) {
      throw new IOException("jcmd does not report the heap");
    }
    long unit = used.group(2).equals("K") ? 1 << 10 : 1 << 20; // ZGC counts in megabytes
    return Long.parseLong(used.group(1)) * unit;
  }

  private String jcmd(String command) throws IOException, InterruptedException {
    Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
    Process asked =
        new ProcessBuilder(jcmd.toString(), String.valueOf(process.pid()), command).start();
    String answer = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    asked.waitFor();
    return answer;
  }

  @Override
  public void close() {
    process.destroy();
    var _ = process.onExit().join();
  }
}
