package org.jadoube.web;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.play.computer.NamedEngine;
import org.jadoube.play.limits.Limit;
import org.jadoube.play.limits.Limits;
import org.jadoube.play.log.LogForm;
import org.jadoube.play.pairing.PairingCommand;
import org.jadoube.web.network.Management;
import org.jadoube.web.network.MetricsAccess;
import org.jadoube.web.openid.Registration;
import org.jadoube.web.tls.TlsFiles;

/// All settings. The command line takes precedence over the environment, that over the settings
/// file, and that over the defaults.
public final class Settings {
  /// The beginning of the names of settings in the environment.
  public static final String PREFIX = "JADOUBE_";

  /// The setting that names the settings file; it is not in that file.
  public static final String FILE = PREFIX + "CONFIG";

  /// Variables of the command itself.
  private static final Set<String> OTHERS = Set.of(FILE, PREFIX + "OPTS");

  private static final Duration LONGEST_STOP = Duration.ofMinutes(10);
  private static final Map<String, Setting> ALL =
      Stream.of(main(), operation(), limits())
          .flatMap(List::stream)
          .collect(
              Collectors.toMap(
                  Setting::key, setting -> setting, (first, _) -> first, LinkedHashMap::new));

  private Settings() {}

  /// All settings, in the order of the documentation.
  public static List<Setting> all() {
    return List.copyOf(ALL.values());
  }

  /// The setting with that name.
  static Optional<Setting> named(String key) {
    return Optional.ofNullable(ALL.get(key));
  }

  /// The options that result from a settings file, the environment and the command line.
  ///
  /// @param usual the values that apply otherwise
  /// @param file the settings file on the command line; otherwise the environment may name one
  /// @param environment the whole environment; an empty value counts as none
  /// @param flags values by setting
  /// @throws StartFailure with the place of a wrong value, what was found and what was expected
  public static ServerOptions read(
      ServerOptions usual,
      Optional<Path> file,
      Map<String, String> environment,
      Map<Setting, String> flags)
      throws StartFailure {
    ServerOptions options = usual;
    Optional<Path> from =
        file.or(() -> Optional.ofNullable(environment.get(FILE)).flatMap(SettingValues::path));
    if (from.isPresent()) {
      options = SettingsFile.read(from.get(), options);
    }
    for (Setting setting : ALL.values()) {
      String value = environment.getOrDefault(setting.variable(), "");
      options = value.isEmpty() ? options : setting.in(options, setting.variable(), value);
      String flag = flags.get(setting);
      options = flag == null ? options : setting.in(options, "--" + setting.key(), flag);
    }
    return options;
  }

  /// Variables that look like settings but are not.
  public static Set<String> unknown(Map<String, String> environment) {
    Set<String> names = new TreeSet<>(environment.keySet());
    names.removeIf(name -> !name.startsWith(PREFIX) || OTHERS.contains(name));
    ALL.values().forEach(setting -> names.remove(setting.variable()));
    return names;
  }

  private static List<Setting> main() {
    return List.of(
        Setting.of(
            "host",
            ServerOptions.EVERYWHERE,
            "an address or a name",
            SettingValues::text,
            ServerOptions::withHost),
        Setting.of(
            "port", "8080", SettingValues.A_PORT, SettingValues::port, ServerOptions::withPort),
        Setting.of(
            "data", "jadoube-data", "a directory", SettingValues::path, ServerOptions::withData),
        Setting.of("database", "", "a JDBC URL", SettingValues::text, ServerOptions::withDatabase),
        Setting.of(
                "database-password",
                "",
                "a password",
                SettingValues::password,
                operation((draft, password) -> draft.databasePassword = password))
            .secret(),
        Setting.of(
            "trusted-proxies",
            "",
            "addresses or networks (10.0.0.0/8) with commas between them",
            SettingValues::networks,
            (options, proxies) -> options.with(options.senders().trusting(proxies))),
        Setting.of(
            "forwarded-header",
            "x-forwarded-for",
            "x-forwarded-for or forwarded",
            SettingValues::header,
            (options, header) -> options.with(options.senders().reading(header))),
        Setting.of(
            "loopback-exempt",
            "true",
            "true or false",
            SettingValues::truth,
            (options, spares) -> options.with(options.senders().sparing(spares))),
        Setting.of(
            "pairing-engine",
            "",
            PairingCommand.EXPECTED,
            PairingCommand::read,
            operation((draft, engine) -> draft.pairingEngine = Optional.of(engine))),
        Setting.of(
            "engine",
            "",
            NamedEngine.EXPECTED,
            NamedEngine::list,
            operation((draft, engines) -> draft.engines = engines)),
        Setting.of(
            "lag-compensation",
            "true",
            "true or false",
            SettingValues::truth,
            (options, compensates) -> options.with(options.patience().compensating(compensates))));
  }

  private static List<Setting> operation() {
    return List.of(
        Setting.of(
            "tls-certificate", "", "a file", SettingValues::path, tls(TlsFiles::withCertificate)),
        Setting.of("tls-key", "", "a file", SettingValues::path, tls(TlsFiles::withKey)),
        Setting.of("tls-keystore", "", "a file", SettingValues::path, tls(TlsFiles::withKeystore)),
        Setting.of(
                "tls-keystore-password",
                "",
                "a password",
                SettingValues::password,
                tls(TlsFiles::with))
            .secret(),
        Setting.of(
            "openid-issuer",
            "",
            "an address",
            SettingValues::text,
            openId(Registration::withIssuer)),
        Setting.of(
            "openid-client-id", "", "a name", SettingValues::text, openId(Registration::withId)),
        Setting.of(
                "openid-client-secret",
                "",
                "a password",
                SettingValues::password,
                openId(Registration::with))
            .secret(),
        Setting.of(
            "metrics",
            "local",
            SettingValues.words(MetricsAccess.values()),
            SettingValues.choice(MetricsAccess.values()),
            management(Management::with)),
        Setting.of(
            "management-host",
            "localhost",
            "an address or a name",
            SettingValues::text,
            management(Management::withHost)),
        Setting.of(
            "management-port",
            "",
            SettingValues.A_PORT,
            SettingValues::port,
            management(Management::withPort)),
        Setting.of(
            "log-format",
            "text",
            SettingValues.words(LogForm.Format.values()),
            SettingValues.choice(LogForm.Format.values()),
            log(LogForm::with)),
        Setting.of(
            "log-level",
            "info",
            SettingValues.words(LogForm.Level.values()),
            SettingValues.choice(LogForm.Level.values()),
            log(LogForm::with)),
        Setting.of(
            "warm-up",
            "20s",
            "a time from 0s to 1m, such as 500ms or 3s",
            SettingValues.time(Duration.ZERO, Duration.ofMinutes(1)),
            operation((draft, time) -> draft.warmUp = time)),
        Setting.of(
            "chat",
            "on",
            SettingValues.words(OnOff.values()),
            SettingValues.choice(OnOff.values()),
            operation((draft, chat) -> draft.chat = chat)),
        Setting.of(
            "stop-delay",
            "0s",
            "a time from 0s to 10m, such as 500ms, 10s or 2m",
            SettingValues.time(Duration.ZERO, LONGEST_STOP),
            stopping(Stopping::withDelay)),
        Setting.of(
            "stop-deadline",
            "15s",
            "a time from 1s to 10m, such as 10s or 2m",
            SettingValues.time(Duration.ofSeconds(1), LONGEST_STOP),
            stopping(Stopping::withDeadline)));
  }

  private static List<Setting> limits() {
    return Limits.all().stream().map(Settings::of).toList();
  }

  private static Setting of(Limit limit) {
    return new Setting(
        limit.key(),
        limit.usualText(),
        Limits.expected(limit),
        /* isSecret= */ false,
        (options, text) -> options.limits().with(limit, text).map(options::with));
  }

  private static <T> BiFunction<ServerOptions, T, ServerOptions> operation(
      BiConsumer<OperationSettings.Draft, T> change) {
    return (options, value) -> options.operating(draft -> change.accept(draft, value));
  }

  private static <T> BiFunction<ServerOptions, T, ServerOptions> openId(
      BiFunction<Registration, T, Registration> change) {
    return operation((draft, value) -> draft.openId = change.apply(draft.openId, value));
  }

  private static <T> BiFunction<ServerOptions, T, ServerOptions> tls(
      BiFunction<TlsFiles, T, TlsFiles> change) {
    return operation((draft, value) -> draft.tls = change.apply(draft.tls, value));
  }

  private static <T> BiFunction<ServerOptions, T, ServerOptions> management(
      BiFunction<Management, T, Management> change) {
    return operation((draft, value) -> draft.management = change.apply(draft.management, value));
  }

  private static <T> BiFunction<ServerOptions, T, ServerOptions> log(
      BiFunction<LogForm, T, LogForm> change) {
    return operation((draft, value) -> draft.log = change.apply(draft.log, value));
  }

  private static <T> BiFunction<ServerOptions, T, ServerOptions> stopping(
      BiFunction<Stopping, T, Stopping> change) {
    return operation((draft, value) -> draft.stopping = change.apply(draft.stopping, value));
  }
}
