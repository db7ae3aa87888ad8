package org.jadoube.web;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/// The common beginning of tests of tournaments: a server, and an organiser with an arbiter.
abstract class OneOrganiser extends OneServer {
  static Organiser organiser;

  @BeforeAll
  static void signUp() throws Exception {
    organiser = Organiser.at(server);
  }

  @AfterAll
  static void signOut() {
    organiser.close();
  }
}
