package org.jadoube.web.description;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// A text that is the name of one of these constants, as `Names` has them.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface NameOf {
  /// The type of the constants.
  Class<? extends Enum<?>> value();
}
