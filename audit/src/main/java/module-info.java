import org.jspecify.annotations.NullMarked;

/// Archives of games checked against the Laws.
///
/// Null is refused everywhere, with a NullPointerException that names the parameter. Values that
/// make no sense are refused with an IllegalArgumentException that says what was found and what was
/// expected.
@NullMarked
module org.jadoube.audit {
  requires transitive org.jadoube.wording;
  requires com.github.luben.zstd_jni;
  requires org.apache.commons.compress;
  requires tools.jackson.core;
  requires static org.apiguardian.api;
  requires static org.jspecify;

  exports org.jadoube.audit;
  exports org.jadoube.audit.archive;
  exports org.jadoube.audit.facts;
  exports org.jadoube.audit.finding;
  exports org.jadoube.audit.query;
  exports org.jadoube.audit.table;
  exports org.jadoube.audit.terms;
}
