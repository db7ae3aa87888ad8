package org.jadoube.cli.serve;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Stack;
import org.jadoube.web.Setting;
import org.jadoube.web.Settings;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/// Makes every setting of the server an option. Options are added when the command is used, so that
/// other commands need not load the server to start.
final class SettingOptions implements IParameterPreprocessor {
  /// The help shows these; the others are in the documentation.
  private static final List<String> SHOWN =
      List.of("host", "port", "data", "database", "tls-certificate", "tls-key", "management-port");

  @Override
  public boolean preprocess(
      Stack<String> arguments, CommandSpec command, ArgSpec unused, Map<String, Object> result) {
    Settings.all().stream()
        .filter(setting -> setting.flag().isPresent())
        .filter(setting -> !command.optionsMap().containsKey(setting.flag().get()))
        .forEach(setting -> command.addOption(option(setting)));
    return false;
  }

  private static OptionSpec option(Setting setting) {
    String usual = setting.usual().isEmpty() ? "" : " Default: " + setting.usual() + ".";
    return OptionSpec.builder(setting.flag().orElseThrow())
        .type(String.class)
        .paramLabel(label(setting.key()))
        .description(plain(setting.text().meaning()) + usual)
        .hidden(!SHOWN.contains(setting.key()))
        .build();
  }

  private static String label(String key) {
    return key.substring(key.lastIndexOf('-') + 1).toUpperCase(Locale.ROOT);
  }

  /// The text without Markdown, safe from the interpretation of `%`.
  private static String plain(String markdown) {
    return markdown.replace("`", "").replace("%", "%%");
  }

  /// The settings given on the command line.
  static Map<Setting, String> given(ParseResult parsed) {
    Map<Setting, String> given = new LinkedHashMap<>();
    for (Setting setting : Settings.all()) {
      setting
          .flag()
          .filter(parsed::hasMatchedOption)
          .ifPresent(flag -> given.put(setting, parsed.matchedOptionValue(flag, "")));
    }
    return given;
  }
}
