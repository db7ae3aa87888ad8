package org.jadoube.wording;

import java.util.List;

/// Several clauses in one sentence.
record Clauses(List<Phrase> clauses) {}
