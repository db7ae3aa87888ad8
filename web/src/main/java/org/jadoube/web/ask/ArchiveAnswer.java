package org.jadoube.web.ask;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.audit.Audit;
import org.jadoube.audit.Summary;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.finding.FindingSentences;
import org.jadoube.laws.edition.Edition;
import org.jadoube.wire.Document;

/// The findings of an audit of games, where their record and the Laws part.
///
/// @param edition the one for all games; `by date` if each was judged by the Laws of its day
/// @param games how many were judged
/// @param plies how many moves, White's and Black's
/// @param findings in the order of the games; at most [#MOST]
/// @param omitted how many findings there are beyond those
public record ArchiveAnswer(
    int schema,
    String edition,
    long games,
    long plies,
    List<FindingAnswer> findings,
    long omitted) {
  /// The most findings in an answer.
  public static final int MOST = 200;

  public ArchiveAnswer {
    findings = List.copyOf(findings);
  }

  /// An audit of games in PGN, on the thread of the caller.
  public static ArchiveAnswer of(String pgn, Optional<Edition> edition) {
    Audit audit = edition.map(Audit::under).orElseGet(Audit::byDate);
    FindingSentences sentences = new FindingSentences();
    List<FindingAnswer> findings = new ArrayList<>();
    try (Archive archive = Archive.part("pgn", new ByteArrayInputStream(pgn.getBytes(UTF_8)))) {
      Summary summary =
          audit.of(
              archive,
              found -> {
                if (findings.size() < MOST) {
                  findings.add(FindingAnswer.of(found, sentences));
                }
              });
      return new ArchiveAnswer(
          Document.SCHEMA,
          edition.map(Edition::name).orElse("by date"),
          summary.games(),
          summary.plies(),
          findings,
          summary.count() - findings.size());
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
