import org.jspecify.annotations.NullMarked;

/// An archive of games held against the Laws.
@NullMarked
module org.jadoube.audit {
  requires transitive org.jadoube.wording;
  requires com.github.luben.zstd_jni;
  requires org.apache.commons.compress;
  requires static org.jspecify;

  exports org.jadoube.audit;
}
