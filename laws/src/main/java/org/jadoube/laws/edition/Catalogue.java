package org.jadoube.laws.edition;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The tables of provisions that lie beside the classes; their format is explained there.
final class Catalogue {
  private static final List<Integer> YEARS = List.of(2005, 2009, 2014, 2018, 2023);
  private static final List<String> FILES =
      List.of(
          "introduction",
          "article-01",
          "article-02",
          "article-03",
          "article-04",
          "article-05",
          "article-06",
          "article-07",
          "article-08",
          "article-09",
          "article-10",
          "article-11",
          "article-12",
          "appendix-a-rapid",
          "appendix-b-blitz",
          "appendix-c-notation",
          "appendix-d-visually-impaired",
          "guidelines-0",
          "guidelines-i-adjourned",
          "guidelines-ii-chess960",
          "guidelines-iii-quickplay");

  private Catalogue() {}

  /// The provisions that the edition of `year` has, in the order in which it has them.
  static List<Provision> provisions(int year) {
    int column = YEARS.indexOf(year);
    return FILES.stream()
        .flatMap(file -> CatalogueBlock.all(file).stream())
        .flatMap(block -> block.provision(column).stream())
        .sorted(Comparator.comparing(Provision::article))
        .toList();
  }

  /// The terms of the glossary of the edition of `year`; none if it has no glossary.
  static List<Term> glossary(int year) {
    int column = YEARS.indexOf(year);
    return CatalogueBlock.all("glossary").stream().flatMap(block -> term(block, column)).toList();
  }

  private static Stream<Term> term(CatalogueBlock block, int column) {
    List<String> cells = block.head();
    int bar = cells.indexOf("|");
    String name = String.join(" ", cells.subList(0, bar));
    String place = cells.get(bar + 1 + column);
    return switch (place) {
      case "-" -> Stream.empty();
      case "+" -> Stream.of(new Term(name, Optional.empty(), block.text("")));
      default -> Stream.of(new Term(name, Optional.of(new Article(place)), block.text("")));
    };
  }
}
