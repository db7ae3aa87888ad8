package org.jadoube.spark;

import java.io.Serializable;
import java.util.Set;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroup;
import org.apache.parquet.schema.MessageType;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.finding.FindingColumn;
import org.jadoube.audit.finding.FindingFacts;
import org.jadoube.audit.finding.FindingSentences;

/// A game that was there before.
///
/// @param split the number of its split
/// @param game its number in that, from 1
/// @param archive the file where it was first
/// @param first its number there, from 1
record Duplicate(int split, long game, String archive, long first) implements Serializable {
  /// What depends on where it was first.
  static final Set<FindingColumn> COLUMNS = Set.of(FindingColumn.FACTS, FindingColumn.MESSAGE);

  /// The row of the finding, made of that of the candidate.
  Group row(Group candidate, MessageType schema) {
    Group row = new SimpleGroup(schema);
    for (int i = 0; i < schema.getFieldCount(); i++) {
      String title = schema.getFieldName(i);
      if (candidate.getType().containsField(title)
          && candidate.getFieldRepetitionCount(title) > 0) {
        switch (schema.getType(i).asPrimitiveType().getPrimitiveTypeName()) {
          case INT64 -> row.add(i, candidate.getLong(title, 0));
          default -> row.add(i, candidate.getBinary(title, 0));
        }
      }
    }
    Finding finding = new Finding.DuplicateGame(archive, first);
    row.add(FindingColumn.FACTS.title(), FindingFacts.json(finding));
    row.add(FindingColumn.MESSAGE.title(), new FindingSentences().of(finding));
    return row;
  }
}
