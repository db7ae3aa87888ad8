package org.jadoube.spark;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Serializable;
import java.io.Writer;
import java.util.EnumMap;
import java.util.Map;
import java.util.Properties;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.jadoube.audit.Summary;
import org.jadoube.audit.finding.FindingKind;

/// The counts of a split.
///
/// @param bytes of text
/// @param lines how many of them end in the split
/// @param millis how long it took
/// @param trouble why part of it could not be read; empty if all could
record Counts(
    long games,
    long plies,
    long bytes,
    long lines,
    Map<FindingKind, Long> findings,
    long millis,
    String trouble)
    implements Serializable {
  Counts {
    findings = Map.copyOf(findings);
  }

  Summary summary() {
    return new Summary(games, plies, bytes, findings);
  }

  void write(Path path, Configuration hadoop) throws IOException {
    Properties text = new Properties();
    text.setProperty("games", Long.toString(games));
    text.setProperty("plies", Long.toString(plies));
    text.setProperty("bytes", Long.toString(bytes));
    text.setProperty("lines", Long.toString(lines));
    text.setProperty("millis", Long.toString(millis));
    text.setProperty("trouble", trouble);
    findings.forEach((kind, count) -> text.setProperty(kind.name(), Long.toString(count)));
    try (Writer out =
        new OutputStreamWriter(
            path.getFileSystem(hadoop).create(path, /* overwrite= */ true), UTF_8)) {
      text.store(out, null);
    }
  }

  static Counts read(Path path, Configuration hadoop) throws IOException {
    Properties text = new Properties();
    try (Reader in = new InputStreamReader(path.getFileSystem(hadoop).open(path), UTF_8)) {
      text.load(in);
    }
    Map<FindingKind, Long> findings = new EnumMap<>(FindingKind.class);
    for (FindingKind kind : FindingKind.values()) {
      if (text.containsKey(kind.name())) {
        findings.put(kind, number(text, kind.name()));
      }
    }
    return new Counts(
        number(text, "games"),
        number(text, "plies"),
        number(text, "bytes"),
        number(text, "lines"),
        findings,
        number(text, "millis"),
        text.getProperty("trouble", ""));
  }

  private static long number(Properties text, String name) {
    return Long.parseLong(text.getProperty(name, "0"));
  }
}
