package org.jadoube.web.http;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.jadoube.web.tls.KeyMaterial;
import org.jadoube.web.tls.TlsFiles;
import org.jadoube.web.tls.UnusableCertificate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The server's certificate. When its files change, new connections get the new one; a faulty one
/// is reported, and the old one stays.
public final class Certificate {
  private static final Logger LOG = LoggerFactory.getLogger(Certificate.class);
  private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(5);
  private static final Duration SOON = Duration.ofDays(14);

  private final TlsFiles files;
  private final SslContextFactory.Server contexts = new SslContextFactory.Server();
  private Map<Path, Stamp> stamps;
  private volatile long lookedMillis;

  /// The signs by which a changed file is recognised.
  private record Stamp(FileTime changed, long bytes) {}

  private Certificate(TlsFiles files) {
    this.files = files;
    this.stamps = stamps(files.files().toList());
  }

  /// Reads the certificate.
  ///
  /// @throws UnusableCertificate with its fault
  public static Certificate of(TlsFiles files) throws UnusableCertificate {
    Certificate certificate = new Certificate(files);
    certificate.use(KeyMaterial.read(files), certificate.contexts);
    return certificate;
  }

  SslContextFactory.Server contexts() {
    return contexts;
  }

  /// Looks at the files now and then. It is called often, and never blocks.
  void glance(long millis) {
    if (millis - lookedMillis >= BETWEEN_LOOKS.toMillis()) {
      lookedMillis = millis;
      Thread.startVirtualThread(this::look);
    }
  }

  private synchronized void look() {
    Map<Path, Stamp> now = stamps(files.files().toList());
    if (now.equals(stamps)) {
      return;
    }
    stamps = now;
    try {
      KeyMaterial read = KeyMaterial.read(files);
      contexts.reload(factory -> use(read, factory));
      LOG.info("the certificate was replaced; the new one is valid until {}", read.expires());
    } catch (UnusableCertificate faulty) {
      LOG.warn("the new certificate is not used: {}", faulty.getMessage());
    } catch (Exception broken) {
      LOG.error("the new certificate is not used", broken);
    }
  }

  private static Map<Path, Stamp> stamps(List<Path> files) {
    return files.stream().distinct().collect(Collectors.toMap(file -> file, Certificate::stamp));
  }

  private static Stamp stamp(Path file) {
    try {
      return new Stamp(Files.getLastModifiedTime(file), Files.size(file));
    } catch (IOException gone) {
      return new Stamp(FileTime.from(Instant.EPOCH), -1);
    }
  }

  private void use(KeyMaterial read, SslContextFactory factory) {
    factory.setKeyStore(read.store());
    factory.setKeyStorePassword(KeyMaterial.STORE_PASSWORD);
    if (read.expires().isBefore(Instant.now().plus(SOON))) {
      LOG.warn("the certificate expires at {}", read.expires());
    }
  }
}
