package org.jadoube.cli.referee;

import org.jadoube.laws.act.Actor;
import org.jadoube.wire.Documents;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads an actor's name as in documents.
final class ActorConverter implements ITypeConverter<Actor> {
  @Override
  public Actor convert(String name) {
    return Documents.actor(name).orElseThrow(() -> new TypeConversionException(unknown(name)));
  }

  private static String unknown(String name) {
    return "found \"" + name + "\", expected one of " + String.join(", ", Documents.actors());
  }
}
