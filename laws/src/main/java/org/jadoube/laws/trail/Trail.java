package org.jadoube.laws.trail;

import static java.util.Objects.requireNonNull;

import java.util.AbstractList;
import java.util.Collection;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/// An immutable list that shares its beginning with the lists it was made from. Appending takes
/// constant time, access logarithmic time, by skip pointers (Myers' random-access stack).
public final class Trail<E> extends AbstractList<E> implements RandomAccess {
  private static final Trail<?> EMPTY = new Trail<>();

  private final @Nullable E latest;
  private final int size;
  private final Trail<E> before;
  private final Trail<E> jump;

  private Trail() {
    this.latest = null;
    this.size = 0;
    this.before = this;
    this.jump = this;
  }

  private Trail(E latest, Trail<E> before) {
    this.latest = latest;
    this.size = before.size + 1;
    this.before = before;
    boolean evenJumps = before.size - before.jump.size == before.jump.size - before.jump.jump.size;
    this.jump = evenJumps ? before.jump.jump : before;
  }

  @SuppressWarnings("unchecked") // it is empty
  public static <E> Trail<E> empty() {
    return (Trail<E>) EMPTY;
  }

  /// A list of these elements; the same object if it is already a trail.
  public static <E> Trail<E> of(Collection<E> elements) {
    return elements instanceof Trail<E> trail ? trail : Trail.<E>empty().with(elements);
  }

  /// This list with one more element.
  public Trail<E> with(E element) {
    return new Trail<>(element, this);
  }

  private Trail<E> with(Collection<E> elements) {
    Trail<E> longer = this;
    for (E element : elements) {
      longer = longer.with(requireNonNull(element, "element"));
    }
    return longer;
  }

  /// The first `length` elements, or all if there are fewer.
  public Trail<E> first(int length) {
    Trail<E> trail = this;
    while (trail.size > Math.max(0, length)) {
      trail = trail.jump.size >= length ? trail.jump : trail.before;
    }
    return trail;
  }

  @Override
  public E get(int index) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException(index);
    }
    return first(index + 1).value();
  }

  private E value() {
    if (latest == null) {
      throw new IllegalStateException("the empty list has no latest element");
    }
    return latest;
  }

  @Override
  public int size() {
    return size;
  }

  /// Equality of lists. Different lengths decide without a look at the elements.
  @Override
  public boolean equals(Object other) {
    return other instanceof List<?> list && list.size() == size && super.equals(other);
  }

  @Override
  public int hashCode() {
    return super.hashCode();
  }
}
