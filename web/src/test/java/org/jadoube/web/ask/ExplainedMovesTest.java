package org.jadoube.web.ask;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.assertj.core.api.SoftAssertions;
import org.jadoube.chess.File;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.Language;
import org.jadoube.notation.PieceLetters;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.san.San;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;

/// Random moves, most of them illegal: `explain` must agree with a search through the list of legal
/// moves.
class ExplainedMovesTest {
  private static final int IN_ENGLISH = 3000;
  private static final int IN_EACH_LANGUAGE = 120;
  private static final int LONGEST_GAME = 120;
  private static final List<Role> PROMOTED =
      List.of(Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.KING);

  /// A move as written.
  private record Written(
      Role role,
      Optional<File> file,
      Optional<Rank> rank,
      String sign,
      Square to,
      Optional<Role> promoted) {

    static Written at(RandomGenerator random) {
      Role role = Role.values()[random.nextInt(Role.values().length)];
      boolean pawn = role == Role.PAWN;
      Optional<File> file = sometimes(random, pawn ? 3 : 5, File.values());
      Square to = Square.values()[random.nextInt(Square.values().length)];
      boolean last = to.rank() == Rank.ONE || to.rank() == Rank.EIGHT;
      return new Written(
          role,
          file,
          pawn ? Optional.empty() : sometimes(random, 8, Rank.values()),
          (!pawn || file.isPresent()) && random.nextInt(3) == 0 ? "x" : "",
          to,
          sometimes(random, pawn && last ? 1 : 40, PROMOTED.toArray(Role[]::new)));
    }

    /// Something close to a legal move: unchanged, with another piece, or to another square.
    static Written near(Move move, RandomGenerator random) {
      Role role = random.nextInt(3) == 0 ? at(random).role : move.role();
      Square to = random.nextInt(3) == 0 ? at(random).to : move.to();
      boolean captures = move.captured().isPresent();
      return new Written(
          role,
          role == Role.PAWN && captures ? Optional.of(move.from().file()) : Optional.empty(),
          Optional.empty(),
          role != Role.PAWN || captures ? (captures ? "x" : "") : "",
          to,
          move instanceof Move.Promotion it ? Optional.of(it.promoted()) : Optional.empty());
    }

    private static <T> Optional<T> sometimes(RandomGenerator random, int seldom, T[] values) {
      return random.nextInt(seldom) == 0
          ? Optional.of(values[random.nextInt(values.length)])
          : Optional.empty();
    }

    String in(PieceLetters letters) {
      return (role == Role.PAWN ? "" : letters.of(role))
          + file.map(File::toString).orElse("")
          + rank.map(Rank::toString).orElse("")
          + sign
          + to
          + promoted.map(it -> "=" + letters.of(it)).orElse("");
    }

    /// Finds its meanings in the slow and obvious way.
    List<Move> meantIn(Position position) {
      return position.legalMoves().stream().filter(this::isMeant).toList();
    }

    private boolean isMeant(Move move) {
      Optional<Role> becomes =
          move instanceof Move.Promotion it ? Optional.of(it.promoted()) : Optional.empty();
      boolean straight = role != Role.PAWN || file.isPresent();
      return !(move instanceof Move.Castling)
          && move.role() == role
          && move.to() == to
          && file.map(it -> it == move.from().file()).orElse(true)
          && rank.map(it -> it == move.from().rank()).orElse(true)
          && (straight || move.from().file() == to.file())
          && becomes.equals(promoted);
    }
  }

  @Test
  void what_is_illegal_in_english_is_never_called_legal() {
    int illegal = compare(Language.ENGLISH, IN_ENGLISH, Seeded.random(161));

    assertThat(illegal).isGreaterThan(1800);
  }

  @Test
  void what_is_illegal_in_the_language_of_the_reader_is_never_called_legal() {
    RandomGenerator random = Seeded.random(162);
    for (Language language : Language.all()) {
      assertThat(compare(language, IN_EACH_LANGUAGE, random)).isGreaterThan(70);
    }
  }

  /// @return how many of them were illegal
  private static int compare(Language language, int count, RandomGenerator random) {
    SoftAssertions all = new SoftAssertions();
    int illegal = 0;
    for (int i = 0; i < count; i++) {
      Position position = position(random);
      List<Move> moves = new ArrayList<>(position.legalMoves());
      Written written =
          random.nextInt(3) == 0
              ? Written.near(moves.get(random.nextInt(moves.size())), random)
              : Written.at(random);
      illegal += written.meantIn(position).isEmpty() ? 1 : 0;
      check(position, written, language, all);
    }
    all.assertAll();
    return illegal;
  }

  private static void check(
      Position position, Written written, Language language, SoftAssertions all) {
    Setup setup = Setup.of(position);
    String text = written.in(language.letters());
    List<Move> meant = written.meantIn(position);
    MoveAnswer answered =
        new Explanation(Edition.newest(), setup, position, language, Effort.ALONE).of(text);
    String answer = String.join("\n", answered.sentences());
    String where = text + " in " + language.tag() + ", " + Fen.write(setup) + ": " + answer;
    all.assertThat(answered.verdict())
        .as(where)
        .isEqualTo(
            meant.isEmpty()
                ? MoveAnswer.ILLEGAL
                : meant.size() == 1 ? MoveAnswer.LEGAL : MoveAnswer.AMBIGUOUS);
    if (meant.isEmpty()) {
      all.assertThat(answer)
          .as(where)
          .startsWith(text + " is illegal (FIDE 2023):\n")
          .contains("(Article ")
          .doesNotContain(" is legal");
    }
    for (Move move : meant) {
      all.assertThat(answer).as(where).contains(San.write(position, move));
    }
  }

  private static Position position(RandomGenerator random) {
    Position position = Position.standard();
    for (int i = random.nextInt(LONGEST_GAME); i > 0; i--) {
      List<Move> moves = position.legalMoves();
      Position next = position.play(moves.get(random.nextInt(moves.size())));
      position = next.legalMoveCount() == 0 ? position : next;
    }
    return position;
  }
}
