package org.jadoube.spark;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// The jar that the job comes from. Another one may find other things, so its results are not
/// reused.
final class JobJar {
  private static final int BYTES = 10;

  private JobJar() {}

  /// Equal for equal jars; empty for classes that are not in a jar.
  static String version() throws IOException {
    CodeSource source = JobJar.class.getProtectionDomain().getCodeSource();
    return source == null ? "" : version(path(source));
  }

  static String version(Path jar) throws IOException {
    return Files.isRegularFile(jar) ? digest(Files.readAllBytes(jar)) : "";
  }

  private static Path path(CodeSource source) throws IOException {
    try {
      return Path.of(source.getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IOException("the jar of this job has no usable name: " + source.getLocation(), e);
    }
  }

  static String digest(String text) {
    return digest(text.getBytes(UTF_8));
  }

  private static String digest(byte[] bytes) {
    try {
      byte[] sum = MessageDigest.getInstance("SHA-256").digest(bytes);
      return HexFormat.of().formatHex(sum, 0, BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
