package org.jadoube.benchmarks.load;

record FirstAnswer(Laboratory laboratory) {
  void measure() throws Exception {}
}
