package org.jadoube.web.tls;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.UnrecoverableKeyException;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/// A private key and the certificates that vouch for it.
///
/// @param chain the server's own certificate first
public record KeyMaterial(PrivateKey key, List<X509Certificate> chain) {
  /// Guards nothing: the store it is for exists in memory only.
  public static final String STORE_PASSWORD = "in memory";

  private static final long MOST_BYTES = 1 << 20;
  private static final byte[] SAMPLE = "jadoube".getBytes(StandardCharsets.UTF_8);

  public KeyMaterial {
    chain = List.copyOf(chain);
  }

  /// Reads the files.
  ///
  /// @throws UnusableCertificate with the file, what was found and what was expected
  public static KeyMaterial read(TlsFiles files) throws UnusableCertificate {
    KeyMaterial read = files.keystore().isPresent() ? ofStore(files) : ofPem(files);
    if (!read.fits()) {
      throw new UnusableCertificate(
          "the private key does not belong to the certificate of "
              + read.chain.getFirst().getSubjectX500Principal());
    }
    return read;
  }

  private static KeyMaterial ofPem(TlsFiles files) throws UnusableCertificate {
    Path certificate =
        files
            .certificate()
            .orElseThrow(() -> new UnusableCertificate("tls-certificate is not set"));
    Path key = files.key().orElseThrow(() -> new UnusableCertificate("tls-key is not set"));
    return new KeyMaterial(
        Pem.key(key, text(key)), Pem.certificates(certificate, text(certificate)));
  }

  private static String text(Path file) throws UnusableCertificate {
    return new String(bytes(file), StandardCharsets.ISO_8859_1);
  }

  private static byte[] bytes(Path file) throws UnusableCertificate {
    try {
      if (Files.isRegularFile(file) && Files.size(file) > MOST_BYTES) {
        throw new UnusableCertificate(file + ": found more than a megabyte");
      }
      return Files.readAllBytes(file);
    } catch (NoSuchFileException none) {
      throw new UnusableCertificate(file + ": there is no such file", none);
    } catch (IOException failed) {
      throw new UnusableCertificate(file + ": cannot be read: " + failed.getMessage(), failed);
    }
  }

  private static KeyMaterial ofStore(TlsFiles files) throws UnusableCertificate {
    Path file = files.keystore().orElseThrow();
    if (files.certificate().isPresent() || files.key().isPresent()) {
      throw new UnusableCertificate("found tls-keystore besides tls-certificate or tls-key");
    }
    char[] password = files.password().text().toCharArray();
    try {
      KeyStore store = KeyStore.getInstance("PKCS12");
      store.load(new ByteArrayInputStream(bytes(file)), password);
      for (String name : Collections.list(store.aliases())) {
        if (store.getKey(name, password) instanceof PrivateKey key) {
          return new KeyMaterial(key, certificates(store.getCertificateChain(name)));
        }
      }
      throw new UnusableCertificate(file + ": found no private key");
    } catch (IOException | GeneralSecurityException broken) {
      boolean locked = broken.getCause() instanceof UnrecoverableKeyException;
      throw new UnusableCertificate(
          file + (locked ? ": tls-keystore-password is wrong" : ": expected a PKCS#12 file"),
          broken);
    }
  }

  private static List<X509Certificate> certificates(Certificate[] chain) {
    return Arrays.stream(chain).map(X509Certificate.class::cast).toList();
  }

  /// Whether the key belongs to the first certificate, which then verifies what the key has signed.
  private boolean fits() {
    String algorithm =
        switch (key.getAlgorithm()) {
          case "RSA" -> "SHA256withRSA";
          case "EC" -> "SHA256withECDSA";
          default -> key.getAlgorithm();
        };
    try {
      Signature signature = Signature.getInstance(algorithm);
      signature.initSign(key);
      signature.update(SAMPLE);
      byte[] signed = signature.sign();
      signature.initVerify(chain.getFirst().getPublicKey());
      signature.update(SAMPLE);
      return signature.verify(signed);
    } catch (GeneralSecurityException other) {
      return false;
    }
  }

  /// The end of the validity of the server's own certificate.
  public Instant expires() {
    return chain.getFirst().getNotAfter().toInstant();
  }

  /// A store with this key alone.
  public KeyStore store() {
    try {
      KeyStore store = KeyStore.getInstance("PKCS12");
      store.load(null, null);
      store.setKeyEntry(
          "jadoube", key, STORE_PASSWORD.toCharArray(), chain.toArray(Certificate[]::new));
      return store;
    } catch (IOException | GeneralSecurityException broken) {
      throw new IllegalStateException("a store in memory", broken);
    }
  }
}
