package org.jadoube.benchmarks.load;

record IdleGames(Laboratory laboratory) {
  void measure() throws Exception {}
}
