package org.jadoube.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import org.jadoube.chess.SquareSet;
import org.jadoube.laws.clock.Times;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.MutableCoercionConfig;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.type.LogicalType;

/// Jackson configured for our JSON: strict when reading, deterministic when writing.
final class Mapper {
  static final int MOST_CHARACTERS = 1 << 20;
  private static final int DEEPEST_NESTING = 32;
  private static final int LONGEST_TEXT = 1 << 16;
  private static final int LONGEST_NUMBER = 20;
  private static final int LONGEST_NAME = 200;

  private Mapper() {}

  static JsonMapper of(List<TextForm<?>> texts) {
    return JsonMapper.builder(JsonFactory.builder().streamReadConstraints(limits()).build())
        .annotationIntrospector(new Conventions())
        .addModule(module(texts))
        .changeDefaultPropertyInclusion(
            inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_ABSENT))
        .withConfigOverride(
            Times.class,
            times ->
                times.setInclude(
                    JsonInclude.Value.construct(
                        JsonInclude.Include.NON_EMPTY, JsonInclude.Include.ALWAYS)))
        .changeDefaultNullHandling(nulls -> nulls.withContentNulls(Nulls.FAIL))
        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
        .enable(
            MapperFeature.INFER_RECORD_GETTERS_FROM_COMPONENTS_ONLY,
            MapperFeature.REQUIRE_TYPE_ID_FOR_SUBTYPES)
        .enable(
            DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
            DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
            DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
            DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
            DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
        .disable(
            MapperFeature.SORT_PROPERTIES_ALPHABETICALLY,
            MapperFeature.OVERRIDE_PUBLIC_ACCESS_MODIFIERS,
            MapperFeature.ALLOW_COERCION_OF_SCALARS)
        .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
        .disable(EnumFeature.READ_ENUMS_USING_TO_STRING, EnumFeature.WRITE_ENUMS_USING_TO_STRING)
        .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
        .withCoercionConfig(LogicalType.Textual, Mapper::takeTextsOnly)
        .build();
  }

  private static void takeTextsOnly(MutableCoercionConfig texts) {
    texts
        .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
  }

  private static StreamReadConstraints limits() {
    return StreamReadConstraints.builder()
        .maxDocumentLength(MOST_CHARACTERS)
        .maxNestingDepth(DEEPEST_NESTING)
        .maxStringLength(LONGEST_TEXT)
        .maxNumberLength(LONGEST_NUMBER)
        .maxNameLength(LONGEST_NAME)
        .build();
  }

  private static JacksonModule module(List<TextForm<?>> texts) {
    SimpleModule module =
        new SimpleModule("the Laws") {
          @Override
          public void setupModule(SetupContext context) {
            super.setupModule(context);
            context.addSerializers(new SortedConstants.Finder());
          }
        };
    texts.forEach(form -> add(form, module));
    Millis.addTo(module);
    ActForm.addTo(module);
    KindForm.addTo(module);
    MoveForm.addTo(module);
    module.addDeserializer(SquareSet.class, new SquareSetReader());
    TimesForm.addTo(module);
    FieldsForm.ALL.forEach(form -> form.addTo(module));
    return module;
  }

  private static <T> void add(TextForm<T> form, SimpleModule module) {
    module.addSerializer(form.type(), new TextWriter<>(form));
    module.addDeserializer(form.type(), new TextReader<>(form));
  }
}
