package org.jadoube.benchmarks.load;

record SlowReaders(Laboratory laboratory) {
  void measure() throws Exception {}
}
