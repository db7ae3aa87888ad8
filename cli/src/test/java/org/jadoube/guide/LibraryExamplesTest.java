package org.jadoube.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.audit.Audit;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.archive.ArchiveOpening;
import org.jadoube.audit.finding.FindingSentences;
import org.jadoube.chess.Attacks;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.MoveExplanation;
import org.jadoube.chess.Perft;
import org.jadoube.chess.Piece;
import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.Position;
import org.jadoube.chess.Reason;
import org.jadoube.chess.Square;
import org.jadoube.chess.SquareSet;
import org.jadoube.chess.fate.Fate;
import org.jadoube.laws.Decision;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.notation.Language;
import org.jadoube.notation.Reading;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.notation.san.San;
import org.jadoube.wording.Wording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The examples of `docs/library.md`. Each stands between `// example` and `// end`, with its
/// heading; `GuideTest` compares the two.
class LibraryExamplesTest {
  private static final String PGN =
      "[White \"Ana\"]\n[Black \"Bo\"]\n[Date \"2025.06.01\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";

  @Test
  void legal_moves() {
    // example: List the legal moves of a FEN
    Position position = Fen.position("8/3P4/8/8/1k6/8/8/3K4 w - - 0 1").orThrow();
    for (Move move : position.legalMoves()) {
      System.out.println(San.write(position, move)); // Kc2, Kd2, …, d8=Q, d8=N
    }
    // end
    assertThat(position.legalMoves()).hasSize(9);
    assertThat(San.write(position, position.legalMoves().getLast())).isNotEmpty();
  }

  @Test
  void the_first_example() {
    TimeControl timeControl = TimeControl.of(Duration.ofMinutes(5), Duration.ZERO);
    Act act = new Act(Actor.player(Colour.WHITE), Instant.EPOCH, new Act.Resign());
    // example: README
    Position position = Fen.position("8/3P4/8/8/1k6/8/8/3K4 w - - 0 1").orThrow();
    for (Move move : position.legalMoves()) {
      Position next = position.play(move);
      System.out.println(San.write(position, move) + (next.isStalemate() ? " stalemate" : ""));
    }
    Game game = Game.of(Regulations.of(timeControl));
    Decision decision = Laws.decide(act, game); // events, and perhaps a refusal
    // end
    assertThat(decision.events().isEmpty()).isNotEqualTo(decision.refusal().isEmpty());
  }

  @Test
  void bad_text() {
    // example: Handle bad input
    String said =
        switch (Fen.read("8/8/8/9/8/8/8/8 w - - 0 1")) {
          case Reading.Read(var setup) -> "Playable: " + setup.position().isPresent();
          case Reading.Unreadable(var fault) -> fault.message();
        };
    // end
    assertThat(said).contains("rank 5");
  }

  @Test
  void making_moves() {
    // example: Make a move and write it
    Position start = Position.standard();
    Move move = San.read(start, "Nf3").orThrow(); // or Uci.read(start, "g1f3"), start.move(G1, F3)
    Position next = start.play(move); // start stays as it is
    String text = San.write(start, move);
    // end
    assertThat(text).isEqualTo("Nf3");
    assertThat(next.turn()).isEqualTo(Colour.BLACK);
  }

  @Test
  void reading_pgn(@TempDir Path directory) throws IOException {
    Path file = Files.writeString(directory.resolve("games.pgn"), PGN);
    List<String> found = new ArrayList<>();
    // example: Read a PGN file
    try (InputStream in = Files.newInputStream(file);
        Stream<PgnGame> games = PgnGame.stream(in)) {
      games.forEach(game -> {
        String white = game.tag("White").orElse("?");
        Position last = game.positions().getLast();
        found.add(white + ", " + game.moves().size() + " plies, mate: " + last.isCheckmate());
      });
    }
    // end
    assertThat(found).containsExactly("Ana, 4 plies, mate: true");
  }

  @Test
  void writing_pgn() {
    PlayedLine line = PlayedLine.standard();
    for (String text : List.of("e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#")) {
      line = line.play(San.read(line.position(), text).orThrow());
    }
    // example: Write PGN
    PgnGame game =
        PgnGame.of(line)
            .withTag("White", "Ana")
            .withTag("Black", "Bo")
            .withResult(PgnResult.WHITE_WINS);
    String pgn = game.toString();
    // end
    assertThat(pgn).contains("[White \"Ana\"]", "4. Qxf7# 1-0");
  }

  @Test
  void the_end_of_the_game() {
    Position position =
        Fen.read("4k3/4P3/4K3/8/8/8/8/8 b - - 0 1").orThrow().position().orElseThrow();
    // example: Detect mate, stalemate and dead positions
    boolean mate = position.isCheckmate();
    boolean stalemate = position.isStalemate();
    boolean dead = Fate.isDead(position); // nobody can mate any more, by whatever moves
    boolean blackCanWin = !(Fate.full(position, Colour.BLACK) instanceof Fate.Unwinnable);
    // end
    assertThat(List.of(mate, stalemate, dead, blackCanWin))
        .containsExactly(false, true, true, false);
  }

  @Test
  void a_line_with_counters() {
    // example: Keep a line with repetitions and FEN
    PlayedLine line =
        PlayedLine.of(Fen.read("4k3/8/8/8/8/8/8/R3K3 w Q - 12 60").orThrow()).orElseThrow();
    line = San.play(line, "Ra2", "Kd8", "Ra1", "Ke8", "Ra2", "Kd8").orThrow();
    String fen = Fen.of(line); // 3k4/8/8/8/8/8/R7/4K3 w - - 18 63
    boolean twice = line.isRepetition(2);
    PlayedLine taken = line.back().orElseThrow(); // one move fewer; line stays as it is
    Optional<Laws.End> end = Laws.end(line); // without anybody having to claim it
    // end
    assertThat(end).isEmpty();
    assertThat(fen).isEqualTo("3k4/8/8/8/8/8/R7/4K3 w - - 18 63");
    assertThat(twice).isTrue();
    assertThat(taken.length()).isEqualTo(5);
  }

  @Test
  void why_not() {
    Position position = Position.standard();
    // example: Find out why a move is illegal
    Attempt attempt = new Attempt.Step(Square.E2, Square.E5, Optional.empty());
    List<Reason> reasons =
        switch (MoveExplanation.of(position, attempt)) {
          case MoveExplanation.Legal _ -> List.of();
          case MoveExplanation.Illegal(List<Reason> why) -> why;
        };
    String sentence = Wording.english().of(reasons.getFirst());
    long leaves = Perft.count(position, 4); // and whether all of them are found
    // end
    assertThat(sentence).contains("pawn");
    assertThat(leaves).isEqualTo(197_281);
  }

  @Test
  void sets_and_attacks() {
    Position position = Position.standard();
    // example: Ask who attacks what
    SquareSet knights = position.board().squares(Piece.WHITE_KNIGHT);
    SquareSet attackers = position.attackers(Square.F3, Colour.WHITE); // e2, g1 and g2
    SquareSet rook = Attacks.rook(Square.A1, position.board().occupied()); // a2 and b1
    SquareSet free = rook.minus(position.board().squares(Colour.WHITE));
    // end
    assertThat(knights).containsExactly(Square.B1, Square.G1);
    assertThat(attackers).containsExactly(Square.G1, Square.E2, Square.G2);
    assertThat(free).isEmpty();
  }

  @Test
  void deciding_an_act() {
    // example: Decide an act under the Laws
    Regulations regulations =
        Regulations.of(TimeControl.of(Duration.ofMinutes(5), Duration.ofSeconds(3)));
    Actor white = Actor.player(Colour.WHITE);
    Instant start = Instant.parse("2026-05-01T15:00:00Z");
    Act begins = new Act(new Actor.Arbiter(), start, new Act.Begin());
    Game game = Laws.decide(begins, Game.of(regulations)).game();
    Act.Deed e4 = new Act.Move(new Attempt.Step(Square.E2, Square.E4, Optional.empty()));
    Decision moved = Laws.decide(new Act(white, start.plusSeconds(2), e4), game);
    Decision refused = Laws.decide(new Act(white, start.plusSeconds(3), e4), moved.game());
    // end
    assertThat(moved.refusal()).isEmpty();
    assertThat(moved.events()).isNotEmpty();
    assertThat(refused.refusal()).isPresent();
    sentences(refused);
  }

  private static void sentences(Decision decision) {
    List<String> said = new ArrayList<>();
    // example: Say a ruling in a language
    Wording wording = Language.tagged("de").flatMap(Wording::in).orElse(Wording.english());
    decision.events().forEach(event -> said.add(wording.of(event)));
    decision.refusal().ifPresent(refusal -> said.add(wording.of(refusal)));
    // end
    assertThat(said).singleElement().asString().contains("Artikel");
  }

  @Test
  void auditing(@TempDir Path directory) throws IOException {
    Path file = Files.writeString(directory.resolve("games.pgn"), PGN.replace("0-1", "1-0"));
    List<String> report = new ArrayList<>();
    // example: Audit an archive
    FindingSentences sentences = new FindingSentences();
    switch (Archive.open(file)) { // .pgn, .pgn.gz, .pgn.bz2 or .pgn.zst
      case ArchiveOpening.Opened(Archive archive) -> {
        try (archive) {
          Audit.byDate().of(archive, found -> report.add(sentences.of(found)));
        }
      }
      case ArchiveOpening.Refused(var obstacle) -> report.add("cannot be read: " + obstacle);
    }
    // end
    assertThat(report).anyMatch(sentence -> sentence.contains("1-0"));
  }
}
