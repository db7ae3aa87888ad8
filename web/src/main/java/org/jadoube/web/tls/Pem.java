package org.jadoube.web.tls;

import java.io.ByteArrayInputStream;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// PEM files: certificates and private keys (RFC 7468).
final class Pem {
  private static final Pattern BLOCK =
      Pattern.compile(
          "-----BEGIN ([A-Z0-9 ]{1,40})-----([A-Za-z0-9+/=\\s]*+)-----END ([A-Z0-9 ]{1,40})-----");
  private static final List<String> ALGORITHMS = List.of("RSA", "EC", "EdDSA");
  private static final String KEY = "PRIVATE KEY";
  private static final String CERTIFICATE = "CERTIFICATE";
  private static final String CONVERT =
      "expected a private key in PKCS#8 (BEGIN PRIVATE KEY), which openssl pkcs8 -topk8 -nocrypt"
          + " makes of others";

  @SuppressWarnings("ArrayRecordComponent") // nobody compares blocks
  private record Block(String label, byte[] bytes) {}

  private Pem() {}

  static List<X509Certificate> certificates(Path file, String text) throws UnusableCertificate {
    List<X509Certificate> chain = new ArrayList<>();
    for (Block block : blocks(file, text)) {
      if (block.label().equals(CERTIFICATE)) {
        chain.add(certificate(file, block));
      }
    }
    if (chain.isEmpty()) {
      throw new UnusableCertificate(file + ": found no certificate (BEGIN CERTIFICATE)");
    }
    return chain;
  }

  private static X509Certificate certificate(Path file, Block block) throws UnusableCertificate {
    try {
      Certificate read =
          CertificateFactory.getInstance("X.509")
              .generateCertificate(new ByteArrayInputStream(block.bytes()));
      return (X509Certificate) read;
    } catch (CertificateException | ClassCastException broken) {
      throw new UnusableCertificate(file + ": found a certificate that cannot be read", broken);
    }
  }

  static PrivateKey key(Path file, String text) throws UnusableCertificate {
    List<Block> blocks = blocks(file, text);
    Optional<Block> key = blocks.stream().filter(block -> block.label().equals(KEY)).findFirst();
    if (key.isPresent()) {
      return key(file, key.get().bytes());
    }
    String found = blocks.isEmpty() ? "nothing in PEM" : "BEGIN " + blocks.getFirst().label();
    throw new UnusableCertificate(file + ": found " + found + ", " + CONVERT);
  }

  private static PrivateKey key(Path file, byte[] bytes) throws UnusableCertificate {
    for (String algorithm : ALGORITHMS) {
      try {
        return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(bytes));
      } catch (GeneralSecurityException other) {
        // the next one
      }
    }
    throw new UnusableCertificate(
        file + ": found a private key that cannot be read, expected RSA, EC or EdDSA in PKCS#8");
  }

  private static List<Block> blocks(Path file, String text) throws UnusableCertificate {
    List<Block> blocks = new ArrayList<>();
    Matcher found = BLOCK.matcher(text);
    while (found.find()) {
      try {
        blocks.add(new Block(found.group(1), Base64.getMimeDecoder().decode(found.group(2))));
      } catch (IllegalArgumentException broken) {
        throw new UnusableCertificate(
            file + ": found BEGIN " + found.group(1) + " without base64 after it", broken);
      }
    }
    return blocks;
  }
}
