package org.jadoube.web.lawbook;

import static j2html.TagCreator.caption;
import static j2html.TagCreator.each;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.text;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

import j2html.tags.DomContent;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameter;
import org.jadoube.laws.edition.ParameterValue;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.edition.TimeLimit;
import org.jadoube.laws.edition.search.SideBySide;

/// The numbers of a provision in each edition: minutes, moves, times.
record NumbersTable(ReadersLanguage reading, Edition edition, Provision provision) {
  private static final String LABEL = "laws.value.";
  private static final String NONE = "–";
  private static final List<String> HALVES = List.of("0", "½", "1");

  DomContent content() {
    List<Parameter<?>> numbers = numbers();
    return numbers.isEmpty()
        ? text("")
        : table(
                caption(reading.text("laws.values")),
                thead(tr(td(), each(books(), this::year))),
                tbody(each(numbers, this::row)))
            .withClass("values");
  }

  /// The parameters whose values are numbers that have a name here.
  private List<Parameter<?>> numbers() {
    return provision.parameters().stream()
        .<Parameter<?>>map(ParameterValue::parameter)
        .filter(each -> reading.texts().has(LABEL + each.name()))
        .filter(each -> books().stream().anyMatch(book -> !value(book, each).equals(NONE)))
        .toList();
  }

  private List<Edition> books() {
    return SideBySide.books(List.of(provision)).stream()
        .filter(book -> book.provision(provision.name()).isPresent())
        .toList();
  }

  private DomContent year(Edition book) {
    return th(book.year())
        .attr("scope", "col")
        .withCondClass(book.year().equals(edition.year()), "open");
  }

  private DomContent row(Parameter<?> parameter) {
    return tr(
        th(reading.text(LABEL + parameter.name())).attr("scope", "row"),
        each(books(), book -> cell(book, parameter)));
  }

  private DomContent cell(Edition book, Parameter<?> parameter) {
    return td(value(book, parameter)).withCondClass(book.year().equals(edition.year()), "open");
  }

  private String value(Edition book, Parameter<?> parameter) {
    return book.provision(provision.name()).stream()
        .flatMap(there -> there.parameters().stream())
        .filter(each -> each.parameter().equals(parameter))
        .findFirst()
        .flatMap(each -> written(parameter, each.value()))
        .orElse(NONE);
  }

  /// The value in digits; empty if it is no number.
  private static Optional<String> written(Parameter<?> parameter, Object value) {
    return switch (value) {
      case Optional<?> maybe -> maybe.flatMap(each -> written(parameter, each));
      case Integer points when parameter.rule() == Rule.POINTS -> Optional.of(HALVES.get(points));
      case Integer number -> Optional.of(number.toString());
      case Duration time when parameter.name().contains("seconds") ->
          Optional.of(String.valueOf(time.toSeconds()));
      case Duration time -> Optional.of(String.valueOf(time.toMinutes()));
      case TimeLimit limit ->
          Optional.of((limit.included() ? "≤ " : "< ") + limit.time().toMinutes());
      default -> Optional.empty();
    };
  }
}
