package org.jadoube.cli.audit.page;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.audit.finding.Finding;
import org.jadoube.laws.edition.Citation;

/// The feature that sets findings of one kind apart: the rule, the tag, or the fault. Each kind has
/// few, so they can be counted.
///
/// @param name in words: `fivefold repetition`; empty if findings of its kind are all alike
/// @param article the number of the rule: `9.6.1`; empty if there is no rule
record Variety(String name, String article) {
  static Variety of(Finding finding) {
    return finding
        .citation()
        .map(Variety::of)
        .orElseGet(() -> new Variety(withoutRule(finding).orElse(""), ""));
  }

  private static Variety of(Citation citation) {
    return new Variety(words(citation.rule()), citation.article().number());
  }

  private static Optional<String> withoutRule(Finding finding) {
    return switch (finding) {
      case Finding.Malformed it -> Optional.of(words(it.fault()));
      case Finding.ImpossibleClock it -> Optional.of(words(it.problem()));
      case Finding.MalformedTag it -> Optional.of("tag " + it.tag());
      case Finding.MissingTags it -> Optional.of(tags(it.tags()));
      case Finding.Resumed it -> Optional.of(words(it.by()));
      default -> Optional.empty();
    };
  }

  private static String tags(List<String> tags) {
    return (tags.size() == 1 ? "tag " : "tags ") + String.join(", ", tags);
  }

  private static String words(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
