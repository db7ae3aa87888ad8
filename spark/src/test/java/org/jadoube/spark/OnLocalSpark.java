package org.jadoube.spark;

import java.nio.file.Path;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/// Tests that share a local Spark; each has a directory of its own.
abstract class OnLocalSpark {
  static JavaSparkContext spark;

  @TempDir Path directory;

  @BeforeAll
  static void start() {
    spark =
        new JavaSparkContext(
            new SparkConf()
                .setMaster("local[2]")
                .setAppName("test")
                .set("spark.ui.enabled", "false"));
  }

  @AfterAll
  static void stop() {
    spark.stop();
  }
}
