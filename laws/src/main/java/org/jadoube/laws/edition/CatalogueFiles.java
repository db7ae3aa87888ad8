package org.jadoube.laws.edition;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The texts of the catalogue, which are files beside the classes.
final class CatalogueFiles {
  private static final List<String> FILES =
      List.of(
          Catalogue.EDITIONS,
          Catalogue.GLOSSARY,
          "introduction.txt",
          "article-01.txt",
          "article-02.txt",
          "article-03.txt",
          "article-04.txt",
          "article-05.txt",
          "article-06.txt",
          "article-07.txt",
          "article-08.txt",
          "article-09.txt",
          "article-10.txt",
          "article-11.txt",
          "article-12.txt",
          "appendix-a-rapid.txt",
          "appendix-b-blitz.txt",
          "appendix-c-notation.txt",
          "appendix-d-visually-impaired.txt",
          "guidelines-0.txt",
          "guidelines-i-adjourned.txt",
          "guidelines-ii-chess960.txt",
          "guidelines-iii-quickplay.txt",
          "e04-part-2-online-chess.txt",
          "e04-part-3a-supervision.txt",
          "e04-part-3b-hybrid.txt",
          "e04-appendices.txt");

  private CatalogueFiles() {}

  /// The texts by the names of their files, in the order of the Laws.
  static Map<String, String> texts() {
    Map<String, String> texts = new LinkedHashMap<>();
    FILES.forEach(file -> texts.put(file, text(file)));
    return texts;
  }

  /// The text of one of them.
  static String text(String file) {
    try (InputStream stream = Catalogue.class.getResourceAsStream("catalogue/" + file)) {
      if (stream == null) {
        throw new CatalogueFault("catalogue", "no " + file, "one beside " + Catalogue.class);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
