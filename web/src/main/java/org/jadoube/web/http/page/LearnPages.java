package org.jadoube.web.http.page;

import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.Language;
import org.jadoube.web.cases.Cases;
import org.jadoube.web.cases.IncidentOfDay;
import org.jadoube.web.cases.Stages;
import org.jadoube.web.cases.Staging;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.RateLimit;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.http.exchange.Visitor;

/// The pages on which people learn to rule. What somebody has answered stays in the browser.
///
/// @param requests the limit on opening them
/// @param clock tells which day it is
public record LearnPages(RateLimit requests, InstantSource clock) {
  private static final Template LESSONS = Pages.template("learn.html", "");
  private static final Template EXAMINATION = Pages.template("exam.html", "");
  private static final Template TEACHERS = Pages.template("teacher.html", "");

  /// The incident of a day.
  ///
  /// @param day as ISO 8601
  record Daily(String day, Staging incident) {}

  public List<Route> routes() {
    return List.of(
        page("/learn", this::lessons),
        page("/learn/exam", call -> filled(call, EXAMINATION)),
        page("/learn/teacher", call -> filled(call, TEACHERS)));
  }

  private Route page(String path, Function<Call, Answer> handler) {
    return Route.page(
        path, call -> requests.allows(call) ? handler.apply(call) : requests.refusal());
  }

  private Answer lessons(Call call) {
    String daily = Template.data(daily(Visitor.language(call)));
    return Pages.filled(call, LESSONS, Map.of("EDITIONS", editions(), "DAILY", daily));
  }

  private static Answer filled(Call call, Template template) {
    return Pages.filled(call, template, Map.of("EDITIONS", editions()));
  }

  private Daily daily(Language language) {
    LocalDate today = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    return new Daily(
        today.toString(),
        Stages.of(IncidentOfDay.on(today, Cases.all()), Edition.newest(), language));
  }

  private static String editions() {
    return Edition.books().stream().map(LearnPages::choice).collect(Collectors.joining());
  }

  private static String choice(Edition book) {
    return String.format(
        Locale.ROOT,
        "<label><input type=\"radio\" name=\"edition\" value=\"%1$s\" autocomplete=\"off\"%2$s>"
            + "<span>%1$s</span></label>",
        book.year(),
        book.equals(Edition.newest()) ? " checked" : "");
  }
}
