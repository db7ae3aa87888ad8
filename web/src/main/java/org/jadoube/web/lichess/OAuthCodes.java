package org.jadoube.web.lichess;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jadoube.play.people.AccountId;
import org.jadoube.play.people.TokenScope;
import org.jadoube.store.Secret;

/// The codes that programs exchange for a token, each once and within two minutes (RFC 6749, with
/// the proof of RFC 7636).
final class OAuthCodes {
  private static final Duration LIFE = Duration.ofMinutes(2);
  private static final int MOST = 1_000;

  private final InstantSource clock;
  private final SecureRandom random = new SecureRandom();
  private final Map<String, Agreed> codes =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Agreed> eldest) {
          return size() > MOST;
        }
      };

  OAuthCodes(InstantSource clock) {
    this.clock = clock;
  }

  /// Somebody's agreement.
  ///
  /// @param client as the program calls itself
  /// @param redirect where the code was sent
  /// @param challenge the SHA-256 of the program's proof, as base64url
  record Agreed(
      AccountId account,
      String client,
      Set<TokenScope> scopes,
      String redirect,
      String challenge,
      Instant until) {
    Agreed {
      scopes = Set.copyOf(scopes);
    }
  }

  /// A code for what somebody agrees to now.
  String give(
      AccountId account, String client, Set<TokenScope> scopes, String redirect, String challenge) {
    Secret code = Secret.random(random);
    Agreed agreed =
        new Agreed(account, client, scopes, redirect, challenge, clock.instant().plus(LIFE));
    synchronized (codes) {
      codes.put(code.hash(), agreed);
    }
    return code.text();
  }

  /// The agreement that a code stands for, if it comes from the same program; nobody can use it
  /// again.
  ///
  /// @param proof the text whose SHA-256 the program has sent before
  Optional<Agreed> take(String code, String redirect, String proof) {
    Optional<Agreed> found;
    synchronized (codes) {
      found = Optional.ofNullable(codes.remove(new Secret(code).hash()));
    }
    return found
        .filter(agreed -> clock.instant().isBefore(agreed.until()))
        .filter(agreed -> agreed.redirect().equals(redirect))
        .filter(agreed -> agreed.challenge().equals(hashed(proof)));
  }

  private static String hashed(String proof) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(proof.getBytes(StandardCharsets.US_ASCII));
      return Base64.getUrlEncoder().withoutPadding().encodeToString(hash);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
