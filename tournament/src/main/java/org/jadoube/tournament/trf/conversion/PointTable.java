package org.jadoube.tournament.trf.conversion;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.EnginePoints;
import org.jadoube.tournament.trf.record.ExtensionRecord.EngineValue;
import org.jadoube.tournament.trf.record.ExtensionRecord.PointValues;
import org.jadoube.tournament.trf.record.HeadingRecord.PointSystem;
import org.jadoube.tournament.trf.record.PointCode;
import org.jadoube.tournament.trf.record.ScoredResult;
import org.jadoube.tournament.trf.record.TrfPlace;
import org.jadoube.tournament.trf.record.TrfPoints;

/// The points that results give, in the three ways to write them: 162, XXS and BBW to BBU.
final class PointTable {
  private static final Map<ScoredResult, List<PointCode>> CODES =
      new EnumMap<>(
          Map.of(
              ScoredResult.W, List.of(PointCode.WW, PointCode.BW, PointCode.FW, PointCode.FPB),
              ScoredResult.D, List.of(PointCode.WD, PointCode.BD, PointCode.HPB),
              ScoredResult.L, List.of(PointCode.WL, PointCode.BL),
              ScoredResult.A, List.of(PointCode.ZPB, PointCode.FL),
              ScoredResult.P, List.of(PointCode.PAB)));

  private PointTable() {}

  /// The point system of a file; 162 before XXS before BBW to BBU.
  static PointSystem of(TrfFile file, List<TrfLoss> losses) {
    Optional<PointSystem> said = file.first(PointSystem.class);
    if (said.isPresent()) {
      return said.get();
    }
    List<PointValues> values = file.all(PointValues.class).toList();
    return values.isEmpty() ? ofEngine(file, losses) : ofValues(values, losses);
  }

  private static PointSystem ofValues(List<PointValues> records, List<TrfLoss> losses) {
    Map<PointCode, TrfPoints> worth = new EnumMap<>(PointCode.class);
    for (PointValues record : records) {
      record
          .values()
          .forEach(value -> value.code().sets().forEach(code -> worth.put(code, value.points())));
    }
    Map<ScoredResult, TrfPoints> points = new EnumMap<>(ScoredResult.class);
    CODES.forEach((result, codes) -> points.put(result, common(codes, worth, losses)));
    return new PointSystem(points);
  }

  private static TrfPoints common(
      List<PointCode> codes, Map<PointCode, TrfPoints> worth, List<TrfLoss> losses) {
    List<TrfPoints> values =
        codes.stream().map(code -> worth.getOrDefault(code, code.usual())).toList();
    if (Set.copyOf(values).size() > 1) {
      losses.add(
          new TrfLoss(
              "XXS", names(codes) + " are worth the same in TRF26; now " + values.getFirst()));
    }
    return values.getFirst();
  }

  private static String names(List<PointCode> codes) {
    return codes.stream().map(PointCode::name).collect(Collectors.joining(", "));
  }

  private static PointSystem ofEngine(TrfFile file, List<TrfLoss> losses) {
    Map<EnginePoints, TrfPoints> worth = new EnumMap<>(EnginePoints.class);
    file.all(EngineValue.class).forEach(value -> worth.put(value.kind(), value.points()));
    Map<ScoredResult, TrfPoints> points = new EnumMap<>(ScoredResult.class);
    worth.forEach((kind, value) -> points.put(kind.scored(), value));
    TrfPoints absent = worth.getOrDefault(EnginePoints.ZERO_POINT_BYE, TrfPoints.ZERO);
    TrfPoints forfeited = worth.getOrDefault(EnginePoints.FORFEIT_LOSS, TrfPoints.ZERO);
    if (!absent.equals(forfeited)) {
      losses.add(
          new TrfLoss(
              "BBF",
              "absence and loss by forfeit are worth the same in TRF26; now " + absent,
              file.all(EngineValue.class)
                  .filter(value -> value.kind().scored() == ScoredResult.A)
                  .findFirst()
                  .map(TrfPlace::of)));
      points.put(ScoredResult.A, absent);
    }
    return new PointSystem(points);
  }

  /// The values for JaVaFo; empty for the usual system.
  static Optional<PointValues> values(PointSystem points) {
    List<PointValues.Value> values = new ArrayList<>();
    CODES.forEach((result, codes) ->
        codes.stream()
            .filter(code -> !points.of(result).equals(code.usual()))
            .forEach(code -> values.add(new PointValues.Value(code, points.of(result)))));
    return values.isEmpty() ? Optional.empty() : Optional.of(new PointValues(values));
  }

  /// The values for bbpPairings, which takes a bye for a win unless it is told otherwise.
  static List<EngineValue> engineValues(PointSystem points) {
    List<EngineValue> values = new ArrayList<>();
    for (EnginePoints kind : EnginePoints.values()) {
      if (!points.of(kind.scored()).equals(points.unsaid(kind.scored()))) {
        values.add(new EngineValue(kind, points.of(kind.scored())));
      }
    }
    return values;
  }
}
