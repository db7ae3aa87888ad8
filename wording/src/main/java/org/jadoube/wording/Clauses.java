package org.jadoube.wording;

import java.util.List;

/// Several clauses that follow each other in one sentence.
record Clauses(List<Phrase> clauses) {}
