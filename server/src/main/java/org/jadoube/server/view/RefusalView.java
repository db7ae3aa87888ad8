package org.jadoube.server.view;

import org.jadoube.laws.refusal.Refusal;

/// Why an act had no effect, in one sentence.
public record RefusalView(Refusal refusal, String sentence, CitationView citation) {}
