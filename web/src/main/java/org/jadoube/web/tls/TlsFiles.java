package org.jadoube.web.tls;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.web.network.Passphrase;

/// The files of the server's certificate and its private key.
///
/// @param certificate a PEM file: the server's own certificate first, then those that lead to a
///   root
/// @param key a PEM file with the private key in PKCS#8, not encrypted
/// @param keystore a PKCS#12 file with both, instead of the two
/// @param password of the keystore
public record TlsFiles(
    Optional<Path> certificate, Optional<Path> key, Optional<Path> keystore, Passphrase password) {
  /// Plain HTTP.
  public static final TlsFiles NONE =
      new TlsFiles(Optional.empty(), Optional.empty(), Optional.empty(), Passphrase.NONE);

  /// Whether any file is named.
  public boolean isWanted() {
    return files().findAny().isPresent();
  }

  /// All named files.
  public Stream<Path> files() {
    return Stream.of(certificate, key, keystore).flatMap(Optional::stream);
  }

  /// These files with another certificate.
  public TlsFiles withCertificate(Path file) {
    return new TlsFiles(Optional.of(file), key, keystore, password);
  }

  /// These files with another key.
  public TlsFiles withKey(Path file) {
    return new TlsFiles(certificate, Optional.of(file), keystore, password);
  }

  /// These files with another keystore.
  public TlsFiles withKeystore(Path file) {
    return new TlsFiles(certificate, key, Optional.of(file), password);
  }

  /// These files with another password.
  public TlsFiles with(Passphrase changed) {
    return new TlsFiles(certificate, key, keystore, changed);
  }
}
