package org.jadoube.architecture;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.Type;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jadoube.audit.Audit;
import org.jadoube.audit.SeenGames;
import org.jadoube.audit.TournamentsPlayed;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.archive.ArchiveOpening;
import org.jadoube.audit.finding.FindingSentences;
import org.jadoube.audit.query.Matches;
import org.jadoube.audit.query.Query;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.MoveList;
import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.chess.SquareSet;
import org.jadoube.laws.Game;
import org.jadoube.laws.clock.ChessClock;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.ParameterValue;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.game.Ply;
import org.jadoube.laws.regulations.HouseRules;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.notation.Language;
import org.jadoube.notation.MoveNotation;
import org.jadoube.notation.PieceLetters;
import org.jadoube.notation.compact.CompactGame;
import org.jadoube.notation.encoding.DecodedStream;
import org.jadoube.notation.encoding.RecodedStream;
import org.jadoube.notation.pgn.PgnText;
import org.jadoube.notation.pgn.PgnVisitor;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.notation.pgn.game.PgnLine;
import org.jadoube.notation.pgn.game.PgnMove;
import org.jadoube.notation.pgn.game.PgnPath;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.jadoube.notation.pgn.reading.PgnBatches;
import org.jadoube.notation.pgn.reading.PgnPlaces;
import org.jadoube.notation.pgn.reading.PgnReader;
import org.jadoube.notation.san.MoveStyle;
import org.jadoube.notation.spoken.SpokenMoves;
import org.jadoube.testing.Samples;
import org.jadoube.testing.Seeded;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.Floating;
import org.jadoube.tournament.pairing.PastRound;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.rating.RatingKind;
import org.jadoube.tournament.ratinglist.ListColumns;
import org.jadoube.tournament.ratinglist.ListSearch;
import org.jadoube.tournament.score.Scorecards;
import org.jadoube.tournament.tiebreak.TieBreak;
import org.jadoube.tournament.tiebreak.TieBreakCode;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.KeptLine;
import org.jadoube.tournament.trf.record.Person;
import org.jadoube.tournament.trf.record.PlayerRecord;
import org.jadoube.uci.Limits;
import org.jadoube.uci.own.Level;
import org.jadoube.uci.own.OwnEngine;
import org.jadoube.uci.own.OwnSearch;
import org.jadoube.uci.process.EngineCommand;
import org.jadoube.uci.process.EngineProcess;
import org.jadoube.wire.Document;
import org.jadoube.wire.Documents;
import org.jadoube.wire.HandPhrase;
import org.jadoube.wording.Messages;
import org.jadoube.wording.Wording;

/// Valid values for every door. A type that is not a record, enum, sealed type or an interface to
/// implement has its line here.
final class DoorSamples {
  private static final String PGN = "[Event \"?\"]\n\n1. e4 e5 *\n";
  private static final Duration TIME = Duration.ofMinutes(5);
  private static final HouseRules HOUSE_RULES =
      HouseRules.read("title = Club\nedition = FIDE 2023\n[1] For people").rules().orElseThrow();
  private static final Regulations REGULATIONS =
      Regulations.of(TimeControl.of(TIME, Duration.ZERO));

  private static final Samples ALL =
      files(engines(tournament(notation(laws(chess(java())))))).with(Object.class, _ -> "anything");

  private DoorSamples() {}

  /// A value of that type.
  static Object of(Class<?> type) {
    return ALL.of((Type) type);
  }

  /// Whether the type has instances; some types have only static methods.
  static boolean isKnown(Class<?> type) {
    boolean isClass = Modifier.isFinal(type.getModifiers()) && !type.isRecord() && !type.isEnum();
    return !isClass || ALL.knows(type);
  }

  /// A value for a parameter.
  static Object of(Parameter parameter) {
    return ALL.of(parameter.getParameterizedType());
  }

  private static Samples java() {
    return Samples.from(Seeded.random(21))
        .with(byte[].class, _ -> PGN.getBytes(StandardCharsets.UTF_8))
        .with(Long.class, _ -> 1L)
        .with(RandomGenerator.class, _ -> Seeded.random(0))
        .with(double.class, _ -> 0.5)
        .with(Enum.class, _ -> Role.QUEEN)
        .with(String.class, _ -> "e4")
        .with(Path.class, _ -> Path.of("none"))
        .with(InputStream.class, _ -> stream())
        .with(Closeable.class, _ -> stream())
        .with(Iterator.class, _ -> List.of(Map.of("movetext", "1. e4 *")).iterator())
        .with(ByteArrayOutputStream.class, _ -> new ByteArrayOutputStream())
        .with(Duration.class, _ -> TIME)
        .with(ZoneId.class, _ -> ZoneOffset.UTC)
        .with(LocalDate.class, _ -> LocalDate.EPOCH)
        .with(LocalTime.class, _ -> LocalTime.NOON)
        .with(Instant.class, _ -> Instant.EPOCH);
  }

  private static Samples chess(Samples samples) {
    return samples
        .with(Board.class, _ -> Board.standard())
        .with(Setup.class, _ -> Setup.standard())
        .with(Position.class, _ -> Position.standard())
        .with(PlayedLine.class, _ -> PlayedLine.standard())
        .with(MoveList.class, _ -> Position.standard().legalMoves())
        .with(SquareSet.class, _ -> SquareSet.of(1))
        .with(Move.class, _ -> Position.standard().legalMoves().getFirst())
        .with(Move.Castling.class, _ -> new Move.Castling(Square.E1, Square.H1))
        .with(Move.EnPassant.class, _ -> new Move.EnPassant(Square.E5, Square.D6))
        .with(Move.Promotion.class, _ -> promotion())
        .with(Move.Normal.class, _ -> (Move.Normal) Position.standard().legalMoves().getFirst());
  }

  private static Move.Promotion promotion() {
    return new Move.Promotion(Square.A7, Square.A8, Role.QUEEN, Optional.empty());
  }

  private static ParameterValue<?> parameterValue() {
    return Edition.newest()
        .provision(Parameters.MOVES_TO_CLAIM.rule())
        .orElseThrow()
        .parameters()
        .getFirst();
  }

  private static Samples laws(Samples samples) {
    return samples
        .with(Edition.class, _ -> Edition.newest())
        .with(Article.class, _ -> new Article("9.2.1"))
        .with(org.jadoube.laws.edition.Parameter.class, _ -> Parameters.MOVES_TO_CLAIM)
        .with(ParameterValue.class, _ -> parameterValue())
        .with(TimeControl.class, _ -> REGULATIONS.timeControl())
        .with(ChessClock.class, _ -> Game.of(REGULATIONS).clock())
        .with(Regulations.class, _ -> REGULATIONS)
        .with(HouseRules.class, _ -> HOUSE_RULES)
        .with(Game.class, _ -> Game.of(REGULATIONS))
        .with(Ply.class, _ -> Game.of(REGULATIONS).ply())
        .with(Document.class, _ -> Documents.ACT)
        .with(HandPhrase.class, _ -> new HandPhrase("lift e2"))
        .with(Wording.class, _ -> Wording.english())
        .with(Messages.class, _ -> messages())
        .with(Archive.class, _ -> archive())
        .with(Audit.class, _ -> Audit.under(Edition.newest()))
        .with(OptionalLong.class, random -> OptionalLong.of(random.nextLong(1_000)))
        .with(SeenGames.class, _ -> new SeenGames(1))
        .with(TournamentsPlayed.class, _ -> new TournamentsPlayed(1))
        .with(FindingSentences.class, _ -> new FindingSentences());
  }

  private static Samples engines(Samples samples) {
    return samples
        .with(Level.class, _ -> Level.of(1))
        .with(OwnEngine.class, _ -> OwnEngine.of(Level.of(1)))
        .with(OwnSearch.class, _ -> search())
        .with(EngineProcess.class, _ -> new EngineProcess(EngineCommand.of(List.of("none"))));
  }

  private static OwnSearch search() {
    return OwnEngine.of(Level.of(1)).search(PlayedLine.standard(), Limits.nodes(1));
  }

  private static Samples notation(Samples samples) {
    return samples
        .with(Language.class, _ -> Language.ENGLISH)
        .with(Charset.class, _ -> StandardCharsets.UTF_8)
        .with(RecodedStream.class, _ -> new RecodedStream(stream()))
        .with(DecodedStream.class, _ -> new DecodedStream(stream(), StandardCharsets.UTF_8))
        .with(PieceLetters.class, _ -> PieceLetters.FIGURINES)
        .with(MoveNotation.class, _ -> MoveStyle.PGN)
        .with(MoveStyle.class, _ -> MoveStyle.PGN)
        .with(SpokenMoves.class, _ -> SpokenMoves.in(Language.ENGLISH).orElseThrow())
        .with(CompactGame.class, _ -> new CompactGame(Setup.standard(), List.of()))
        .with(PgnBatch.class, _ -> batch())
        .with(Query.class, _ -> Query.ALL)
        .with(Matches.class, _ -> Query.ALL.in(batch(), Language.ENGLISH))
        .with(PgnBatches.class, _ -> PgnBatches.of(stream(), 1))
        .with(PgnPlaces.class, _ -> batch().places())
        .with(PgnReader.class, _ -> batch().reader(new PgnVisitor() {}))
        .with(PgnText.class, _ -> text())
        .with(PgnGame.class, _ -> PgnGame.all(PGN).getFirst())
        .with(PgnLine.class, _ -> PgnLine.EMPTY)
        .with(PgnMove.class, _ -> PgnMove.of(Position.standard().legalMoves().getFirst()))
        .with(PgnPath.class, _ -> PgnPath.to(1));
  }

  private static Samples tournament(Samples samples) {
    return samples
        .with(Class.class, _ -> Role.class)
        .with(Team.class, _ -> new Team(1, "Team"))
        .with(Tournament.class, _ -> tournament())
        .with(Scorecards.class, _ -> Scorecards.of(tournament()))
        .with(PastRound.class, _ -> PastRound.unplayed(Floating.NONE))
        .with(Contender.class, _ -> new Contender(1, 1, 0, true, List.of()))
        .with(SwissQuestion.class, _ -> question())
        .with(TieBreak.class, _ -> new TieBreak(TieBreakCode.BH))
        .with(ListColumns.class, _ -> columns())
        .with(ListSearch.class, _ -> new ListSearch(new TrfFile(List.of())));
  }

  private static SwissQuestion question() {
    return new SwissQuestion(DutchEdition.OF_2026, 1, 5, 10, Colour.WHITE, List.of(), Set.of());
  }

  private static Tournament tournament() {
    List<Participant> players = List.of(new Player(1, "Ana"), new Player(2, "Bo"));
    return new Tournament(Format.SWISS, PointSystem.CLASSIC, players, 3);
  }

  private static ListColumns columns() {
    String heading = "ID Number      Name                Fed OCT26 Gms K";
    return ListColumns.read(heading, RatingKind.STANDARD).orElseThrow();
  }

  private static Samples files(Samples samples) {
    return samples
        .with(KeptLine.class, _ -> new KeptLine("### made by hand"))
        .with(PlayerRecord.NationalRating.class, _ -> nationalRating());
  }

  private static PlayerRecord.NationalRating nationalRating() {
    return new PlayerRecord.NationalRating("AUT", 7, Person.named("Ada"));
  }

  private static InputStream stream() {
    return new ByteArrayInputStream(PGN.getBytes(StandardCharsets.UTF_8));
  }

  private static PgnBatch batch() {
    return PgnBatch.of(PGN.getBytes(StandardCharsets.UTF_8));
  }

  private static PgnText text() {
    List<PgnText> texts = new ArrayList<>();
    PgnVisitor visitor =
        new PgnVisitor() {
          @Override
          public void beginGame(long number, PgnText place) {
            texts.add(place);
          }
        };
    try {
      batch().reader(visitor).readGame();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts.getFirst();
  }

  private static Archive archive() {
    return ((ArchiveOpening.Opened) Archive.open("sample", stream())).archive();
  }

  private static Messages messages() {
    return Messages.read(Language.ENGLISH, _ -> Optional.of(message())).orElseThrow();
  }

  private static InputStream message() {
    return new ByteArrayInputStream("e4=e4".getBytes(StandardCharsets.UTF_8));
  }
}
