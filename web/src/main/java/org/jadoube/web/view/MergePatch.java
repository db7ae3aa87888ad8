package org.jadoube.web.view;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The difference that turns the JSON of one value into that of another, as in RFC 7396. It
/// compares the values, not their JSON, which would take longer than everything else in a message.
public final class MergePatch {
  private static final ClassValue<List<Method>> ACCESSORS =
      new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
          return Arrays.stream(Objects.requireNonNull(type.getRecordComponents()))
              .map(RecordComponent::getAccessor)
              .toList();
        }
      };

  private final Map<String, @Nullable Object> members = new LinkedHashMap<>();

  private MergePatch() {}

  /// The difference between two records of one type; empty if they are equal.
  public static Map<String, @Nullable Object> between(Record before, Record after) {
    MergePatch patch = new MergePatch();
    for (Method accessor : ACCESSORS.get(after.getClass())) {
      patch.compare(accessor.getName(), value(accessor, before), value(accessor, after));
    }
    return patch.members;
  }

  private static Map<String, @Nullable Object> between(Map<?, ?> before, Map<?, ?> after) {
    MergePatch patch = new MergePatch();
    before.keySet().stream()
        .filter(name -> !after.containsKey(name))
        .forEach(name -> patch.members.put(name.toString(), null));
    after.forEach((name, value) -> patch.compare(name.toString(), before.get(name), value));
    return patch.members;
  }

  @SuppressWarnings("ReferenceEquality") // most values have not changed
  private void compare(String name, @Nullable Object before, @Nullable Object after) {
    if (before == after) {
      return;
    }
    switch (after) {
      case Record now when before instanceof Record then -> merge(name, between(then, now));
      case Map<?, ?> now when before instanceof Map<?, ?> then -> merge(name, between(then, now));
      case null, default -> replace(name, before, after);
    }
  }

  private void merge(String name, Map<String, @Nullable Object> inner) {
    if (!inner.isEmpty()) {
      members.put(name, inner);
    }
  }

  private void replace(String name, @Nullable Object before, @Nullable Object after) {
    if (!Objects.equals(before, after)) {
      members.put(name, after);
    }
  }

  /// A value in a patch; absent ones are null.
  private static @Nullable Object value(Method accessor, Record of) {
    try {
      Object value = accessor.invoke(of);
      return value instanceof Optional<?> optional ? optional.orElse(null) : value;
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
