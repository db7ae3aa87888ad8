import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A server in its own process, with its games in a new directory.
record ServerUnderLoad(Process process, String address) implements AutoCloseable {
  private static final Pattern USED = Pattern.compile("used (\\d+)K");
  private static final Pattern ADDRESS = Pattern.compile("http://\\S+/");

  static ServerUnderLoad start(Path root) throws IOException {
    Path data = Files.createTempDirectory("jadoube-load");
    Process process =
        new ProcessBuilder(root.resolve("jadoube").toString(), "serve", "--port", "0", "--data", data.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      Matcher address = ADDRESS.matcher(line);
      if (address.find()) {
        return new ServerUnderLoad(process, address.group());
      }
    }
    throw new IOException("the server did not start");
  }

  /// The live heap after a garbage collection.
  long heapBytes() throws IOException, InterruptedException {
    jcmd("GC.run");
    Matcher used = USED.matcher(jcmd("GC.heap_info"));
    if (!used.find()) {
      throw new IOException("jcmd does not report the heap");
    }
    return Long.parseLong(used.group(1)) * 1024;
  }

  private String jcmd(String command) throws IOException, InterruptedException {
    Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
    Process asked =
        new ProcessBuilder(List.of(jcmd.toString(), String.valueOf(process.pid()), command)).start();
    String answer = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    asked.waitFor();
    return answer;
  }

  @Override
  public void close() {
    process.destroy();
  }
}
