package org.jadoube.web.ask;

import java.util.List;
import java.util.Optional;
import org.jadoube.laws.regulations.HouseRules;
import org.jadoube.notation.TextFault;
import org.jadoube.wire.Document;

/// House rules as they were read, or all their faults.
///
/// @param title their name; absent if they have faults
/// @param edition the edition of the Laws that they are written for; absent if they have faults
public record HouseRulesAnswer(
    int schema,
    Optional<String> title,
    Optional<String> edition,
    List<Clause> clauses,
    List<Fault> faults) {
  public HouseRulesAnswer {
    clauses = List.copyOf(clauses);
    faults = List.copyOf(faults);
  }

  /// A clause.
  ///
  /// @param words its words, for people
  public record Clause(String number, String words, List<Setting> settings) {
    public Clause {
      settings = List.copyOf(settings);
    }

    private static Clause of(HouseRules.Clause clause) {
      return new Clause(
          clause.number(),
          clause.words(),
          clause.settings().stream()
              .map(setting ->
                  new Setting(
                      setting.key(), setting.value(), setting.insteadOf().map(Object::toString)))
              .toList());
    }
  }

  /// A value that a clause settles.
  ///
  /// @param insteadOf the Article whose place it takes, if it takes one's
  public record Setting(String key, String value, Optional<String> insteadOf) {}

  /// A fault.
  ///
  /// @param column in characters from 1
  public record Fault(int line, int column, String found, String expected) {
    private static Fault of(TextFault fault) {
      return new Fault(fault.line(), fault.column(), fault.found(), fault.expected());
    }
  }

  /// The answer about a text that was read.
  public static HouseRulesAnswer of(HouseRules.Reading reading) {
    return new HouseRulesAnswer(
        Document.SCHEMA,
        reading.rules().map(HouseRules::title),
        reading.rules().map(rules -> rules.edition().name()),
        reading.rules().stream()
            .flatMap(rules -> rules.clauses().stream())
            .map(Clause::of)
            .toList(),
        reading.faults().stream().map(Fault::of).toList());
  }
}
