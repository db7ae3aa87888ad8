package org.jadoube.testing;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// Random values of records, enums and sealed types, so that a test covers every kind, including
/// kinds added later, without a line for each.
public final class Samples {
  private static final int TRIES = 100;

  private final RandomGenerator random;
  private final Map<Class<?>, Function<RandomGenerator, ?>> leaves;

  private Samples(RandomGenerator random, Map<Class<?>, Function<RandomGenerator, ?>> leaves) {
    this.random = random;
    this.leaves = Map.copyOf(leaves);
  }

  /// Samples from this source.
  public static Samples from(RandomGenerator random) {
    return new Samples(random, Map.of())
        .with(boolean.class, RandomGenerator::nextBoolean)
        .with(int.class, source -> source.nextInt(1, 100))
        .with(Integer.class, source -> source.nextInt(1, 100))
        .with(long.class, source -> source.nextLong(1, 1_000_000))
        .with(BigDecimal.class, source -> BigDecimal.valueOf(source.nextInt(1, 100)))
        .with(String.class, source -> "text " + source.nextInt(100))
        .with(OptionalInt.class, Samples::optionalInt);
  }

  private static OptionalInt optionalInt(RandomGenerator source) {
    return source.nextBoolean() ? OptionalInt.of(source.nextInt(1, 100)) : OptionalInt.empty();
  }

  /// These samples with a special way to make values of a type: one that is not a record, enum or
  /// sealed type, or for which random values are not good enough.
  public <T> Samples with(Class<T> type, Function<RandomGenerator, T> leaf) {
    Map<Class<?>, Function<RandomGenerator, ?>> more = new HashMap<>(leaves);
    more.put(type, leaf);
    return new Samples(random, more);
  }

  /// Whether there is a special way to make values of that type.
  public boolean knows(Class<?> type) {
    return leaves.containsKey(type);
  }

  /// A value of every kind of a sealed type.
  public <T> Stream<T> ofEach(Class<T> family) {
    return members(family).stream().map(this::of);
  }

  /// A value of that type.
  public <T> T of(Class<T> type) {
    @SuppressWarnings("unchecked") // the value has the type asked for
    T value = (T) value(type);
    return value;
  }

  /// The leaf types of a sealed type, through any sealed types in between.
  public static <T> List<Class<? extends T>> members(Class<T> family) {
    if (!isFamily(family)) {
      return List.of(family);
    }
    List<Class<? extends T>> members = new ArrayList<>();
    for (Class<?> permitted : Objects.requireNonNull(family.getPermittedSubclasses())) {
      members.addAll(members(permitted.asSubclass(family)));
    }
    return List.copyOf(members);
  }

  /// A value of that generic type; for a type parameter, any value it allows.
  public Object of(Type type) {
    return value(type);
  }

  private Object value(Type type) {
    return switch (type) {
      case ParameterizedType generic -> container(generic);
      case WildcardType any -> value(any.getUpperBounds()[0]);
      case TypeVariable<?> any -> value(any.getBounds()[0]);
      default -> plain((Class<?>) type);
    };
  }

  private Object plain(Class<?> type) {
    Function<RandomGenerator, ?> leaf = leaves.get(type);
    if (leaf != null) {
      return leaf.apply(random);
    }
    if (type.isArray()) {
      return array(type.getComponentType());
    }
    if (type.isEnum()) {
      return oneOf(Arrays.asList(Objects.requireNonNull(type.getEnumConstants())));
    }
    if (isFamily(type)) {
      return value(oneOf(members(type)));
    }
    if (type.isInterface()) {
      return idle(type);
    }
    if (type.isRecord()
        || isFamily(Objects.requireNonNullElse(type.getSuperclass(), Object.class))) {
      return made(type);
    }
    throw new IllegalArgumentException("no sample is known for " + type);
  }

  private Object array(Class<?> of) {
    Object array = Array.newInstance(of, 1);
    Array.set(array, 0, plain(of));
    return array;
  }

  /// A proxy that only has the interface's default methods.
  private static Object idle(Class<?> type) {
    return Proxy.newProxyInstance(
        type.getClassLoader() == null ? Samples.class.getClassLoader() : type.getClassLoader(),
        new Class<?>[] {type},
        (proxy, method, arguments) ->
            method.isDefault() ? InvocationHandler.invokeDefault(proxy, method, arguments) : null);
  }

  private static boolean isFamily(Class<?> type) {
    return type.isSealed() && Modifier.isAbstract(type.getModifiers());
  }

  private Object container(ParameterizedType type) {
    Class<?> raw = (Class<?>) type.getRawType();
    Type[] of = type.getActualTypeArguments();
    if (raw == Optional.class) {
      return random.nextBoolean() ? Optional.of(value(of[0])) : Optional.empty();
    }
    if (raw == List.class) {
      return some(of[0]);
    }
    if (raw == Map.class) {
      return Map.of(value(of[0]), value(of[1]));
    }
    return raw.isAssignableFrom(LinkedHashSet.class)
        ? new LinkedHashSet<>(some(of[0]))
        : plain(raw);
  }

  private List<Object> some(Type type) {
    return Stream.generate(() -> value(type)).limit(random.nextInt(1, 4)).toList();
  }

  private <T> T oneOf(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }

  /// Tries several combinations, because not every one is valid.
  private Object made(Class<?> type) {
    IllegalArgumentException refused = new IllegalArgumentException("no sample of " + type);
    for (int tried = 0; tried < TRIES; tried++) {
      try {
        return construct(type);
      } catch (IllegalArgumentException nonsense) {
        refused = nonsense;
      }
    }
    throw refused;
  }

  private Object construct(Class<?> type) {
    Constructor<?> constructor = fullest(type);
    Object[] values =
        Arrays.stream(constructor.getGenericParameterTypes()).map(this::value).toArray();
    try {
      return constructor.newInstance(values);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof IllegalArgumentException nonsense) {
        throw nonsense;
      }
      throw new LinkageError("making up a " + type, e);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("making up a " + type, e);
    }
  }

  /// The canonical constructor, unless another one unpacks a value.
  private static Constructor<?> fullest(Class<?> type) {
    return Arrays.stream(type.getDeclaredConstructors())
        .max(Comparator.comparingInt(Constructor::getParameterCount))
        .orElseThrow();
  }
}
