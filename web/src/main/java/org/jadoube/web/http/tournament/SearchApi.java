package org.jadoube.web.http.tournament;

import java.util.List;
import java.util.Map;
import org.jadoube.play.people.Scope;
import org.jadoube.play.people.SearchWords;
import org.jadoube.play.tournaments.TournamentId;
import org.jadoube.play.tournaments.TournamentSearch;
import org.jadoube.web.answer.ListAnswers.SearchResult;
import org.jadoube.web.description.Operation;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.description.RouteParameter;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.Requests;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.wire.Json;

/// The HTTP API for the search in tournaments.
public record SearchApi(TournamentCalls calls, Requests requests) {
  private static final int LONGEST = 100;
  private static final int MOST = 20;

  private static final Operation SEARCH =
      Operation.of("Search for tournaments and their participants")
          .saying(
              "Each word begins a word of the name, or of the place, without regard to case, accents and script, in any order. The latest "
                  + TournamentSearch.MOST_TOURNAMENTS
                  + " tournaments are searched.")
          .with(
              RouteParameter.ofQuery(
                      "q",
                      "Words such as `muller ann`.",
                      Map.of("type", "string", "minLength", 1, "maxLength", LONGEST))
                  .needed())
          .answering(200, "At most " + MOST + " of each kind.", SearchResult.class)
          .failing(ProblemKind.UNEXPECTED_CONTENT)
          .limited();

  public List<Route> routes() {
    return List.of(requests.get("/api/search", SEARCH, this::search));
  }

  private Answer search(Call call) {
    String typed = call.query("q").orElse("");
    if (typed.length() > LONGEST) {
      return unexpected("a longer text");
    }
    SearchWords words = SearchWords.of(typed);
    return words.isEmpty()
        ? unexpected(typed)
        : Answer.json(
            200,
            Json.write(
                SearchResult.of(calls.tournaments().search().find(words, this::isShown, MOST))));
  }

  private boolean isShown(TournamentId id) {
    return Scope.tournament(id.text()).filter(calls.people().hidden()::has).isEmpty();
  }

  private static Answer unexpected(String found) {
    String expected = "letters or digits, at most " + LONGEST + " characters";
    return Answer.error(
        ApiError.unexpected(
            "q: found \"" + found + "\", expected " + expected, "", found, expected));
  }
}
