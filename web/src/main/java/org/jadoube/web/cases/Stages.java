package org.jadoube.web.cases;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.laws.Game;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.Event;
import org.jadoube.notation.Language;
import org.jadoube.notation.fen.Fen;
import org.jadoube.web.view.TimeControlSentence;
import org.jadoube.wire.Names;
import org.jadoube.wording.Wording;

/// Stages a case under an edition, in a language.
public final class Stages {
  private static final int MOST_KEPT = 100;
  private static final Map<Key, Staging> KEPT = new ConcurrentHashMap<>();

  private final Edition edition;
  private final Language language;
  private final SceneWords telling;

  private record Key(String id, String edition, Language language) {}

  private Stages(Edition edition, Language language) {
    this.edition = edition;
    this.language = language;
    this.telling = new SceneWords(Wording.in(language).orElseGet(Wording::english));
  }

  /// The case as played there.
  public static Staging of(Case example, Edition edition, Language language) {
    if (KEPT.size() > MOST_KEPT) {
      KEPT.clear();
    }
    return KEPT.computeIfAbsent(
        new Key(example.id(), edition.year(), language),
        _ -> new Stages(edition, language).staging(example));
  }

  private Staging staging(Case example) {
    List<CaseScene> scenes = PlayedCase.of(example, edition);
    List<CaseStage> stages = new ArrayList<>();
    stages.add(opening(example));
    scenes.forEach(scene -> stages.add(stage(scene)));
    Optional<IncidentQuestion> asked =
        example.story().map(_ -> new IncidentQuestion(example, edition, scenes));
    Optional<Story> story = asked.flatMap(_ -> Story.of(example, language));
    CaseTitles.Title title = CaseTitles.of(example, language);
    return new Staging(
        example.id(),
        story.map(Story::headline).orElseGet(title::words),
        story.map(Story::incident).filter(told -> !told.isBlank()),
        story.flatMap(told -> asked.map(question -> question.in(language, told.question()))),
        story.map(Story::answer),
        story.map(Story::language).orElseGet(title::language).tag(),
        edition.year(),
        example.books(),
        TimeControlSentence.words(PlayedCase.opening(example, edition).timeControl(), language),
        stages);
  }

  private CaseStage opening(Case example) {
    return stage(PlayedCase.opening(example, edition), PlayedCase.START, List.of(), List.of());
  }

  private CaseStage stage(CaseScene scene) {
    return stage(scene.game(), scene.at(), squares(scene), telling.of(scene));
  }

  private static CaseStage stage(
      Game game, Instant at, Collection<Square> squares, List<CaseRemark> told) {
    return new CaseStage(
        Duration.between(PlayedCase.START, at).toMillis(),
        placement(game.board()),
        squares.stream().map(Names::of).toList(),
        game.clock().running() ? Optional.of(Names.of(game.clock().turn())) : Optional.empty(),
        game.clock().left(Colour.WHITE, at).map(Duration::toMillis),
        game.clock().left(Colour.BLACK, at).map(Duration::toMillis),
        told);
  }

  /// The first field of FEN.
  private static String placement(Board board) {
    String fen = Fen.write(Setup.of(board, Colour.WHITE));
    return fen.substring(0, fen.indexOf(' '));
  }

  /// The squares where something has changed or been touched.
  private static List<Square> squares(CaseScene scene) {
    Board before = scene.before().board();
    Board after = scene.game().board();
    Stream<Square> changed =
        Stream.of(Square.values()).filter(square -> !before.at(square).equals(after.at(square)));
    Stream<Square> touched = scene.events().stream().flatMap(Stages::touched);
    return Stream.concat(changed, touched).distinct().toList();
  }

  private static Stream<Square> touched(Event event) {
    return switch (event) {
      case BoardEvent.PieceTouched touched -> Stream.of(touched.square());
      case BoardEvent.PiecesAdjusted adjusted -> adjusted.squares().stream();
      case BoardEvent.PieceReleased released -> Stream.of(released.square());
      default -> Stream.empty();
    };
  }
}
