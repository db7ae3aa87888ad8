package org.jadoube.cli.referee;

import java.time.DateTimeException;
import java.time.ZoneId;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads the name of a time zone.
final class ZoneConverter implements ITypeConverter<ZoneId> {
  @Override
  public ZoneId convert(String name) {
    try {
      return ZoneId.of(name);
    } catch (DateTimeException unknown) {
      throw new TypeConversionException(
          "there is no time zone '" + name + "'; zones are written like Europe/Prague or +02:00");
    }
  }
}
