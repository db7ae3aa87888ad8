package org.jadoube.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;

/// Tests properties of every position on random ones.
class RandomPlayTest {
  private final RandomSetups setups = new RandomSetups(Seeded.random(6));

  @Test
  void playing_and_setting_up_anew_give_the_same_position() {
    for (int count = 0; count < 200; count++) {
      Setup setup = setups.strewn();
      Position position = RandomSetups.position(setup);
      for (Move move : position.legalMoves()) {
        Position played = position.play(move);
        Position setUp = RandomSetups.position(setup.after(move));
        assertThat(played).as("%s in %s", move, setup).isEqualTo(setUp).hasSameHashCodeAs(setUp);
        assertThat(played.hash()).as("%s in %s", move, setup).isEqualTo(setUp.hash());
        assertThat(played.board()).isEqualTo(setup.after(move).board());
      }
    }
  }

  @Test
  void threads_that_ask_one_position_at_once_are_told_the_same() {
    for (int count = 0; count < 200; count++) {
      Setup setup = setups.strewn();
      Position shared = RandomSetups.position(setup);
      List<Move> legal = RandomSetups.position(setup).legalMoves();
      long told =
          IntStream.range(0, 4)
              .parallel()
              .mapToLong(_ -> legal.stream().filter(shared::isLegal).count())
              .sum();
      assertThat(told).as("%s", setup).isEqualTo(4L * legal.size());
    }
  }

  @Test
  void different_positions_have_different_hashes() {
    Map<Long, Position> known = new HashMap<>();
    for (int count = 0; count < 10; count++) {
      for (Setup setup : setups.game()) {
        Position position = RandomSetups.position(setup);
        assertThat(known.getOrDefault(position.hash(), position)).isEqualTo(position);
        known.put(position.hash(), position);
      }
    }
  }

  @Test
  void check_is_what_is_seen_square_by_square() {
    for (int count = 0; count < 1_000; count++) {
      Setup setup = setups.strewn();
      Position position = RandomSetups.position(setup);
      List<Square> checkers = BoardAttacks.checkers(setup.board(), setup.turn());
      assertThat(position.checkers()).as("%s", setup).isEqualTo(Set.copyOf(checkers));
      assertThat(position.isCheck()).isEqualTo(!checkers.isEmpty());
    }
  }

  @Test
  void attackers_are_what_is_seen_square_by_square() {
    for (int count = 0; count < 100; count++) {
      Setup setup = setups.strewn();
      Position position = RandomSetups.position(setup);
      for (Square square : Square.values()) {
        for (Colour attacker : Colour.values()) {
          assertThat(position.attackers(square, attacker))
              .as("of %s by %s in %s", square, attacker, position)
              .isEqualTo(Set.copyOf(BoardAttacks.attackers(setup.board(), square, attacker)));
        }
      }
    }
  }

  @Test
  void a_piece_is_pinned_when_without_it_one_more_piece_would_attack_its_king() {
    for (int count = 0; count < 1_000; count++) {
      Setup setup = setups.strewn();
      Position position = RandomSetups.position(setup);
      for (Colour colour : Colour.values()) {
        assertThat(position.pinned(colour))
            .as("%s in %s", colour, position)
            .isEqualTo(pinned(setup.board(), colour));
      }
    }
  }

  private static Set<Square> pinned(Board board, Colour colour) {
    Square king = BoardAttacks.king(board, colour).orElseThrow();
    int attackers = BoardAttacks.checkers(board, colour).size();
    return board.squares(colour).stream()
        .filter(square -> square != king)
        .filter(square -> BoardAttacks.checkers(board.without(square), colour).size() > attackers)
        .collect(Collectors.toSet());
  }

  @Test
  void a_mirrored_position_is_that_of_the_mirrored_setup() {
    for (int count = 0; count < 1_000; count++) {
      Setup setup = setups.strewn();
      Position mirrored = RandomSetups.position(setup).mirrored();
      assertThat(mirrored).as("%s", setup).isEqualTo(RandomSetups.position(mirrored(setup)));
      assertThat(mirrored.board()).isEqualTo(setup.board().mirrored());
    }
  }

  @Test
  void a_move_gives_check_when_the_opponent_is_then_in_check() {
    for (int count = 0; count < 200; count++) {
      Position position = RandomSetups.position(setups.strewn());
      for (Move move : position.legalMoves()) {
        assertThat(position.givesCheck(move))
            .as("%s in %s", move, position)
            .isEqualTo(position.play(move).isCheck());
      }
    }
  }

  @Test
  void with_colours_exchanged_the_moves_are_mirrored() {
    for (int count = 0; count < 200; count++) {
      Setup setup = setups.strewn();
      Set<Move> moves = Set.copyOf(RandomSetups.position(mirrored(setup)).legalMoves());
      assertThat(RandomSetups.position(setup).legalMoves().stream().map(RandomPlayTest::mirrored))
          .as("%s", setup)
          .containsExactlyInAnyOrderElementsOf(moves);
    }
  }

  private static Setup mirrored(Setup setup) {
    return new Setup(
        setup.board().mirrored(),
        setup.turn().opposite(),
        setup.castlingRooks().stream().map(Square::mirrored).collect(Collectors.toSet()),
        setup.enPassant().map(Square::mirrored),
        0,
        1);
  }

  private static Move mirrored(Move move) {
    return switch (move) {
      case Move.Normal it ->
          new Move.Normal(it.role(), it.from().mirrored(), it.to().mirrored(), it.captured());
      case Move.EnPassant it -> new Move.EnPassant(it.from().mirrored(), it.to().mirrored());
      case Move.Castling it -> new Move.Castling(it.king().mirrored(), it.rook().mirrored());
      case Move.Promotion it ->
          new Move.Promotion(
              it.from().mirrored(), it.to().mirrored(), it.promoted(), it.captured());
    };
  }

  @Test
  void a_move_that_is_wrong_about_what_it_captures_or_becomes_is_not_legal() {
    for (int count = 0; count < 100; count++) {
      Position position = RandomSetups.position(setups.strewn(SetupKind.PROMOTIONS));
      for (Move move : position.legalMoves()) {
        Optional<Role> other =
            move.captured().isPresent() ? Optional.empty() : Optional.of(Role.KNIGHT);
        Stream.concat(
                AllMoves.made(() -> new Move.Normal(move.role(), move.from(), move.to(), other)),
                AllMoves.made(() -> new Move.Promotion(move.from(), move.to(), Role.QUEEN, other)))
            .forEach(wrong ->
                assertThat(position.isLegal(wrong)).as("%s in %s", wrong, position).isFalse());
      }
    }
  }

  @Test
  void moves_survive_packing() {
    for (int count = 0; count < 200; count++) {
      MoveList moves = RandomSetups.position(setups.strewn()).legalMoves();
      for (int index = 0; index < moves.size(); index++) {
        Move move = moves.get(index);
        assertThat(move.packed()).as("%s", move).isEqualTo(moves.packed(index));
        assertThat(Move.unpacked(move.packed())).isEqualTo(move);
        assertThat(moves).contains(move);
      }
    }
  }
}
