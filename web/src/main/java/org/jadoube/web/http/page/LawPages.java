package org.jadoube.web.http.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.Language;
import org.jadoube.web.cases.Cases;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.RateLimit;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.http.exchange.Visitor;
import org.jadoube.web.lawbook.AskPage;
import org.jadoube.web.lawbook.CasePage;
import org.jadoube.web.lawbook.LawBook;
import org.jadoube.web.lawbook.Sheet;

/// The pages about the Laws. They can be read without scripts.
///
/// @param requests the limit on opening them
public record LawPages(Pages pages, RateLimit requests) {
  /// Stands for the newest year, which the pages' scripts do not know.
  private static final String NEWEST = "newest";

  /// The path for language models.
  private static final String ENDPOINT = "/mcp";

  private static final Template TEMPLATE = Pages.template("laws.html", "");

  public List<Route> routes() {
    return List.of(
        page("/laws", this::search),
        page("/laws/{edition}", this::contents),
        page("/laws/{edition}/{article}", this::article),
        page("/cases/{edition}/{case}", this::example),
        page("/ask", this::ask));
  }

  private Route page(String path, Function<Call, Answer> handler) {
    return Route.page(
        path, call -> requests.allows(call) ? handler.apply(call) : requests.refusal());
  }

  private Answer search(Call call) {
    return shown(call, LawBook.search(call.query("q").orElse(""), Visitor.language(call)));
  }

  private Answer contents(Call call) {
    return inBook(call, (book, language) -> Optional.of(LawBook.contents(book, language)));
  }

  private Answer article(Call call) {
    String number = call.path("article");
    return book(call)
        .flatMap(book -> LawBook.elsewhere(book, number))
        .map(LawPages::moved)
        .orElseGet(() ->
            inBook(call, (book, language) -> LawBook.article(book, number, Cases.all(), language)));
  }

  /// The redirect to an Article in another book.
  private static Answer moved(String to) {
    return new Answer(302, Answer.JSON, new byte[0], Map.of("Location", to));
  }

  private static Optional<Edition> book(Call call) {
    String name = call.path("edition");
    return name.equals(NEWEST) ? Optional.of(Edition.newest()) : Edition.named(name);
  }

  private Answer example(Call call) {
    return inBook(
        call,
        (book, language) ->
            Cases.all()
                .find(call.path("case"))
                .filter(each -> each.holdsIn(book))
                .map(each -> CasePage.of(each, book, language)));
  }

  private Answer ask(Call call) {
    String origin = call.client().origin().orElse("");
    return shown(call, AskPage.in(Visitor.language(call), origin + ENDPOINT));
  }

  private Answer inBook(Call call, BiFunction<Edition, Language, Optional<Sheet>> sheet) {
    return book(call)
        .flatMap(book -> sheet.apply(book, Visitor.language(call)))
        .map(found -> shown(call, found))
        .orElseGet(() -> pages.unknownPath(call));
  }

  private static Answer shown(Call call, Sheet sheet) {
    return Pages.filled(
        call, TEMPLATE, Map.of("TITLE", Template.escaped(sheet.title()), "MAIN", sheet.main()));
  }
}
