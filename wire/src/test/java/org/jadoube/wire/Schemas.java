package org.jadoube.wire;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/// The published schemas of all documents, which the build writes beside the classes.
final class Schemas {
  /// A kind of document and what it describes.
  record Kind<T>(Document<T> document, Class<T> type) {
    private void write(Path directory) throws IOException {
      Files.writeString(
          directory.resolve(document.name() + ".schema.json"),
          SchemaOf.text(document.name(), type));
    }

    @Override
    public String toString() {
      return document.name();
    }
  }

  static final List<Kind<?>> KINDS =
      Arrays.stream(Documents.class.getFields())
          .filter(field -> field.getType() == Document.class)
          .<Kind<?>>map(Schemas::kind)
          .toList();

  private Schemas() {}

  @SuppressWarnings("unchecked") // the type of a document is the argument of its field's type
  private static <T> Kind<T> kind(Field field) {
    Type type = ((ParameterizedType) field.getGenericType()).getActualTypeArguments()[0];
    try {
      return new Kind<>((Document<T>) Objects.requireNonNull(field.get(null)), (Class<T>) type);
    } catch (IllegalAccessException hidden) {
      throw new AssertionError(hidden);
    }
  }

  /// Writes them into the directory of classes that is given.
  public static void main(String... arguments) throws IOException {
    Path directory = Path.of(arguments[0], "org", "jadoube", "wire", "schemas");
    Files.createDirectories(directory);
    for (Kind<?> kind : KINDS) {
      kind.write(directory);
    }
  }
}
