package org.jadoube.web.http.access;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.play.people.Device;
import org.jadoube.play.people.KnownDevices;
import org.jadoube.play.people.SignedIn;
import org.jadoube.store.Secret;
import org.jadoube.web.http.exchange.ClientAddress;

/// The cookies that keep a session, and by which a device is recognised. They are out of the reach
/// of scripts, sent to this host only, over HTTPS only if there is HTTPS, and not with requests
/// that other sites' pages make.
public final class SessionCookie {
  private static final String NAME = "jadoube-session";

  /// With this prefix, browsers accept it only from this very host over HTTPS.
  private static final String OVER_HTTPS = "__Host-";

  private static final String ERRAND = "jadoube-openid";
  private static final int ERRAND_SECONDS = 600;

  private static final String DEVICE = "jadoube-device";

  private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9_-]{20,100}");

  private SessionCookie() {}

  /// The value of `Set-Cookie` for a new session.
  public static String of(SignedIn who, ClientAddress client, Instant now) {
    long seconds = Math.max(0, Duration.between(now, who.until()).toSeconds());
    return written(who.token().text(), seconds, client);
  }

  /// The value of `Set-Cookie` that removes the cookie.
  public static String none(ClientAddress client) {
    return written("", 0, client);
  }

  /// The value of `Set-Cookie` by which a browser is recognised when it comes back from a provider.
  public static String ofErrand(Secret browser, ClientAddress client) {
    return written(name(ERRAND, client), browser.text(), ERRAND_SECONDS, client);
  }

  /// The value of that cookie.
  public static Optional<Secret> errand(Optional<String> header, ClientAddress client) {
    return token(name(ERRAND, client), header);
  }

  /// The value of `Set-Cookie` by which a device is recognised.
  public static String ofDevice(Device device, ClientAddress client) {
    return written(
        name(DEVICE, client), device.token().text(), KnownDevices.LIFE.toSeconds(), client);
  }

  /// The value of that cookie.
  public static Optional<Secret> device(Optional<String> header, ClientAddress client) {
    return token(name(DEVICE, client), header);
  }

  private static String written(String value, long seconds, ClientAddress client) {
    return written(name(NAME, client), value, seconds, client);
  }

  private static String written(String name, String value, long seconds, ClientAddress client) {
    String cookie =
        name + "=" + value + "; Path=/; Max-Age=" + seconds + "; HttpOnly; SameSite=Lax";
    return client.isSecure() ? cookie + "; Secure" : cookie;
  }

  private static String name(String name, ClientAddress client) {
    return client.isSecure() ? OVER_HTTPS + name : name;
  }

  /// The token in the header `Cookie`; empty if there is none, or more than one.
  public static Optional<Secret> token(Optional<String> header, ClientAddress client) {
    return token(name(NAME, client), header);
  }

  private static Optional<Secret> token(String name, Optional<String> header) {
    String start = name + "=";
    String[] found =
        header.stream()
            .flatMap(cookies -> Arrays.stream(cookies.split(";")))
            .map(String::strip)
            .filter(cookie -> cookie.startsWith(start))
            .map(cookie -> cookie.substring(start.length()))
            .filter(token -> TOKEN.matcher(token).matches())
            .toArray(String[]::new);
    return found.length == 1 ? Optional.of(new Secret(found[0])) : Optional.empty();
  }
}
