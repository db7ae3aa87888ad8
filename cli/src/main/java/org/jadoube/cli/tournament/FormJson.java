package org.jadoube.cli.tournament;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Locale;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.official.NormCertificate;
import org.jadoube.tournament.official.TournamentReport;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.rating.RatingKind;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;

/// A form as JSON: its fields under their names, without those that are not known.
final class FormJson {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .changeDefaultPropertyInclusion(
              usual -> usual.withValueInclusion(JsonInclude.Include.NON_ABSENT))
          .addModule(
              new SimpleModule()
                  .addSerializer(Fraction.class, new Points())
                  .addSerializer(RatingKind.class, new Words())
                  .addSerializer(Format.class, new Words()))
          .build();

  private FormJson() {}

  static ObjectNode object() {
    return MAPPER.createObjectNode();
  }

  static String of(NormCertificate form) {
    return fields("it1", form).put("exceeding", form.exceeding().decimal(1)).toString();
  }

  static String of(TournamentReport form) {
    return fields("it3", form).toString();
  }

  private static ObjectNode fields(String name, Object form) {
    ObjectNode object = object().put("schema", 1).put("form", name);
    object.setAll(MAPPER.<ObjectNode>valueToTree(form));
    return object;
  }

  /// A name as our JSON has them: `wide-gap`.
  static String word(Enum<?> name) {
    return name.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Points as numbers.
  private static final class Points extends ValueSerializer<Fraction> {
    @Override
    public void serialize(Fraction points, JsonGenerator json, SerializationContext context) {
      json.writeNumber(points.decimal(1));
    }
  }

  /// Names as words.
  private static final class Words extends ValueSerializer<Enum<?>> {
    @Override
    public void serialize(Enum<?> name, JsonGenerator json, SerializationContext context) {
      json.writeString(word(name));
    }
  }
}
