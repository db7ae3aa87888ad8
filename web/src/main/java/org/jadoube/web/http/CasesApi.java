package org.jadoube.web.http;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.laws.edition.Edition;
import org.jadoube.web.cases.Cases;
import org.jadoube.web.cases.IncidentList;
import org.jadoube.web.cases.Stages;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.RateLimit;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.wire.Json;

/// The HTTP API of the cases of `spec/`; [CaseOperations] describes it.
///
/// @param requests the request limit, shared by the whole API
record CasesApi(RateLimit requests) {
  List<Route> routes() {
    return List.of(
        Route.get("/api/cases/{edition}", CaseOperations.INCIDENTS, this::incidents),
        Route.get("/api/cases/{edition}/{case}", CaseOperations.STAGING, this::staging));
  }

  private Answer incidents(Call call) {
    return in(call, edition -> Optional.of(IncidentList.of(Cases.all(), edition, call.language())));
  }

  private Answer staging(Call call) {
    return in(
        call,
        edition ->
            Cases.all()
                .find(call.path("case"))
                .filter(each -> each.holdsIn(edition))
                .map(each -> Stages.of(each, edition, call.language())));
  }

  private Answer in(Call call, Function<Edition, Optional<?>> answer) {
    if (!requests.allows(call)) {
      return requests.refusal();
    }
    return Edition.named(call.path("edition"))
        .flatMap(answer::apply)
        .map(found -> Answer.json(200, Json.write(found)))
        .orElseGet(() -> Answer.error(ApiError.unknownCase()));
  }
}
