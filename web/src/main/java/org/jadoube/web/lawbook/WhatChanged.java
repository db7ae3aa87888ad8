package org.jadoube.web.lawbook;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.web.lawbook.WordDifferences.Piece;

/// A sentence on what an edition says otherwise than the one before it.
record WhatChanged(ReadersLanguage reading, Edition edition, Provision provision) {
  /// More words are no glance.
  private static final int MOST_WORDS = 6;

  /// The sentence; empty for the first edition.
  Optional<String> sentence() {
    return before()
        .map(book ->
            book.provision(provision.name())
                .map(earlier -> sentence(book, earlier))
                .orElseGet(() -> said("laws.change.new", book, Map.of())));
  }

  /// The edition before; for a book beside the Laws, their newest edition, if that has it.
  private Optional<Edition> before() {
    int at = Edition.all().indexOf(edition.printed());
    return at < 0
        ? Optional.of(Edition.newest()).filter(laws -> laws.provision(provision.name()).isPresent())
        : Optional.of(at).filter(each -> each > 0).map(each -> Edition.all().get(each - 1));
  }

  private String sentence(Edition book, Provision earlier) {
    String now = reading.words().gist(provision).words();
    String then = reading.words().gist(earlier).words();
    if (now.equals(then)) {
      return said("laws.change.same", book, Map.of("number", earlier.article().number()));
    }
    Optional<String> left = onlyRun(WordDifferences.in(then, now));
    Optional<String> put = onlyRun(WordDifferences.in(now, then));
    return left.isPresent() && put.isPresent()
        ? said("laws.change.words", book, Map.of("then", left.get(), "now", put.get()))
        : said("laws.change.text", book, Map.of("number", earlier.article().number()));
  }

  /// The words that differ, if they are few and stand together.
  private static Optional<String> onlyRun(List<Piece> pieces) {
    List<String> runs = pieces.stream().filter(Piece::differs).map(Piece::text).toList();
    return Optional.of(runs)
        .filter(each -> each.size() == 1 && each.getFirst().split(" ").length <= MOST_WORDS)
        .map(each -> each.stream().collect(Collectors.joining()).replaceAll("[.,;]$", ""));
  }

  private String said(String key, Edition book, Map<String, Object> more) {
    Map<String, Object> arguments = new HashMap<>(more);
    arguments.put("edition", book.name());
    return reading.text(key, arguments);
  }
}
