package org.jadoube.web.http;

import org.jadoube.web.cases.IncidentList;
import org.jadoube.web.cases.Staging;
import org.jadoube.web.description.Operation;
import org.jadoube.web.description.ProblemKind;

/// The descriptions of the routes of cases of `spec/`.
final class CaseOperations {
  static final Operation INCIDENTS =
      Operation.of("The incidents that can be played under an edition")
          .answering(
              200, "By what they are about, in the order of the edition.", IncidentList.class)
          .failing(ProblemKind.UNKNOWN_PATH, ProblemKind.TOO_MANY_REQUESTS);

  static final Operation STAGING =
      Operation.of("A case, stage by stage")
          .saying(
              "What happens in it, what is ruled, and of an incident what is asked, with the answers and what is wrong with the others.")
          .answering(200, "How it is played under that edition.", Staging.class)
          .failing(ProblemKind.UNKNOWN_PATH, ProblemKind.TOO_MANY_REQUESTS);

  private CaseOperations() {}
}
