package org.jadoube.architecture;

import static java.util.stream.Collectors.joining;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A constructor or method of a library's public type, callable by anybody.
///
/// @param type the public type through which it is called
record Door(Class<?> type, Executable executable) {
  List<Parameter> parameters() {
    return Arrays.asList(executable.getParameters());
  }

  boolean isConstructor() {
    return executable instanceof Constructor;
  }

  boolean hasReceiver() {
    return executable instanceof Method && !Modifier.isStatic(executable.getModifiers());
  }

  /// The result of a call without arguments.
  @Nullable Object value(@Nullable Object receiver) {
    try {
      return ((Method) executable).invoke(receiver);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("calling " + this, e);
    }
  }

  /// The exception thrown by a call, if any.
  Optional<Throwable> open(@Nullable Object receiver, @Nullable Object[] arguments) {
    try {
      if (executable instanceof Constructor<?> constructor) {
        constructor.newInstance(arguments);
      } else {
        ((Method) executable).invoke(receiver, arguments);
      }
      return Optional.empty();
    } catch (InvocationTargetException thrown) {
      return Optional.of(thrown.getTargetException());
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("calling " + this, e);
    }
  }

  @Override
  public String toString() {
    String name = executable instanceof Method ? "." + executable.getName() : "";
    return parameters().stream()
        .map(parameter -> parameter.getType().getSimpleName() + " " + parameter.getName())
        .collect(joining(", ", type.getName() + name + "(", ")"));
  }
}
