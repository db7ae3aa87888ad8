package org.jadoube.benchmarks.load;

record IdleFollowers(Laboratory laboratory) {
  void measure() throws Exception {}
}
