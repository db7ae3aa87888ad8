package org.jadoube.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.laws.regulations.Scoring;
import org.jadoube.tournament.Crosstable;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.MatchScoring;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.tiebreak.TieBreakEdition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// C07, 11 to 13.
final class TeamTieBreaksTest {
  private static final MatchScoring FOUR = MatchScoring.usual(4);

  /// Match points 3, 4, 1, 4; game points 6, 7½, 4½, 6.
  private static final Tournament ROUND_ROBIN =
      Crosstable.teams(
          Format.ROUND_ROBIN,
          FOUR,
          4,
          """
          1-4 1110; 2-3 =11=
          4-3 1=10; 1-2 0==0
          2-4 ==0=; 3-1 0110
          """);

  @Test
  void points_of_matches_and_games_are_as_counted_by_hand() {
    assertThat(Tables.values(ROUND_ROBIN, "MPvGP")).isEqualTo("6 7.5 4.5 6");
    assertThat(Tables.order(ROUND_ROBIN, "MPvGP")).isEqualTo("2 4 1 3");
  }

  @ParameterizedTest
  @CsvSource({
    "EMMSB, 1, 9", // 4 × 2, 4 × 0, 1 × 1
    "EMGSB, 1, 18", // 4 × 3, 4 × 1, 1 × 2
    "EGMSB, 1, 16.5", // 6 × 2, 7½ × 0, 4½ × 1
    "EGGSB, 1, 34.5", // 6 × 3, 7½ × 1, 4½ × 2
    "SB, 1, 9",
    "SB:GP, 1, 34.5",
    "BH, 1, 9",
    "BH:GP, 1, 18",
    "BH-C1, 1, 8",
    "EMMSB-C1, 1, 8", // without the weakest opponent, 3
    "EMGSB-C1, 1, 16",
    "EGGSB-C1, 1, 25.5", // 3 has the fewest game points
    "WIN, 1, 1",
    "WIN:GP, 1, 5",
    "WON, 4, 2",
    "BPG, 1, 1", // away once
    "BPG:GP, 1, 6",
    "BWG:GP, 1, 2", // against 4 the second board, against 3 the fourth
    "KS, 1, 2", // 4 has 4 of 6, 2 has 4: 2 + 0; 3 has 1
    "PS, 1, 7",
    "PS:GP, 1, 13",
    "BC, 1, 13.5", // 2 on the first board, then 1½, 1½ and 1
    "TBR, 1, 2",
    "BBE, 1, 5",
    "SSSC, 1, 15", // 6 / 4 is 1: 6 + 9
    "SSSC/K2, 1, 10.5",
    "SSSC:GP, 1, 6", // 12 / 2 is 6: 3 + 18 / 6
    "REP, 1, 3"
  })
  void scores_of_teams_are_combined(String tieBreak, int team, String value) {
    assertThat(Tables.value(ROUND_ROBIN, tieBreak, team)).isEqualTo(value);
  }

  @Test
  void board_count_prefers_the_lower_boards_left_out() {
    Tournament knockout = Crosstable.teams(Format.KNOCKOUT, FOUR, 2, "1-2 0110");
    assertThat(Tables.values(knockout, "BC")).isEqualTo("5 5");
    assertThat(Tables.order(knockout, "BC, TBR")).isEqualTo("2 1");
    Tournament top = Crosstable.teams(Format.KNOCKOUT, FOUR, 2, "1-2 1100");
    assertThat(Tables.values(top, "BC")).isEqualTo("3 7");
    assertThat(Tables.order(top, "BC")).isEqualTo("1 2");
  }

  @ParameterizedTest
  @CsvSource({
    "1-2 =10=, TBR, 1 2", // board 1 halved, then board 2
    "1-2 =01=, TBR, 2 1",
    "1-2 ====, TBR, 1=2",
    "1-2 0110, BBE, 1 2", // without board 4: 2 against 1
    "1-2 1=0=, BBE, 1 2", // without board 4 it is 1½ to 1½, without two 1½ to ½
    "1-2 0-+1, BBE, 2 1", // forfeits count
    "1-2 ====, BBE, 1=2",
    "1-2 1001, BC, 1=2",
    "1-2 10=0, BC, 2 1" // not tied on match points
  })
  void knockouts_are_decided_board_by_board(String match, String tieBreak, String order) {
    Tournament knockout = Crosstable.teams(Format.KNOCKOUT, FOUR, 2, match);
    assertThat(Tables.order(knockout, tieBreak)).isEqualTo(order);
  }

  @Test
  void allocated_bye_counts_as_a_win_on_every_board() {
    Tournament swiss =
        Crosstable.teams(
            Format.SWISS,
            new MatchScoring(new Scoring(4, 2, 0), 2, ScoreKind.GAME_POINTS, 4, 2),
            3,
            "1-2 10; 3 +BYE");
    assertThat(Tables.order(swiss, "")).isEqualTo("1=2=3");
    assertThat(Tables.values(swiss, "TBR")).isEqualTo("1 0 1");
    assertThat(Tables.values(swiss, "BC")).isEqualTo("1 2 3");
    assertThat(Tables.order(swiss, "TBR")).isEqualTo("3 1 2");
  }

  @ParameterizedTest
  @CsvSource({
    "1-2 11; 3-4 11/1-3 10; 2-4 11/1-4 00; 2-3 =1, EDE, 2 1=3 4",
    "1-2 11; 3-4 11/1-3 10; 2-4 11/1-4 00; 2-3 =1, EDET, 2 1 3 4",
    "1-2 11; 3-4 11/1-3 10; 2-4 11/1-4 00; 2-3 =1, EDEC, 2 1 3 4",
    "1-2 10; 3-4 10, EDE, 1=2=3=4",
    "1-2 10; 3-4 10, EDET, 1=2=3=4"
  })
  void extended_direct_encounter_takes_the_primary_score_first(
      String rounds, String tieBreak, String order) {
    Tournament tournament =
        Crosstable.teams(Format.ROUND_ROBIN, MatchScoring.usual(2), 4, rounds.replace("/", "\n"));
    assertThat(Tables.order(tournament, tieBreak)).isEqualTo(order);
  }

  @Test
  void extended_direct_encounter_goes_on_with_the_secondary_score() {
    // A circle in match points: 1 beat 2 by 2–0, 2 beat 3 by 1½–½, 3 beat 1 by 1½–½.
    Tournament circle =
        Crosstable.teams(Format.ROUND_ROBIN, MatchScoring.usual(2), 3, "1-2 11\n2-3 1=\n3-1 =1");
    assertThat(Tables.order(circle, "DE")).isEqualTo("1=2=3");
    assertThat(Tables.order(circle, "EDE")).isEqualTo("1 3 2");
    assertThat(Tables.order(circle, "DE:GP")).isEqualTo("1 3 2");
  }

  @ParameterizedTest
  @CsvSource({"EDE, 1=2", "EDEC, 1=2", "EDET, 2 1", "EDEB, 1 2", "EDEBT, 2 1", "EDEBB, 1 2"})
  void two_teams_still_tied_are_told_apart_as_in_a_knockout(String tieBreak, String order) {
    // Board count 5 to 5; the second team won the top board, the first has more without the bottom
    // one.
    Tournament tournament =
        Crosstable.teams(
            Format.ROUND_ROBIN,
            MatchScoring.usual(4),
            2,
            "1-2 01=0\n2-1 ==10".replace("01=0\n2-1 ==10", "0110"));
    assertThat(Tables.order(tournament, tieBreak)).isEqualTo(order);
  }

  /// C07 2026, 15.2: a forfeited match is no match with Black on the first board for the team that
  /// did not come, and one for the other.
  @ParameterizedTest
  @CsvSource({
    "AUGUST_2024, BPG, 1 1 1", "MARCH_2026, BPG, 1 1 0",
    "AUGUST_2024, BPG:GP, 2 2 2", "MARCH_2026, BPG:GP, 2 2 1",
    "AUGUST_2024, WON:GP, 2 3 1", "MARCH_2026, WON:GP, 2 3 1"
  })
  void forfeited_boards_count_where_the_edition_counts_them(
      TieBreakEdition edition, String tieBreak, String values) {
    Tournament league =
        Crosstable.teams(Format.ROUND_ROBIN, MatchScoring.usual(2), 3, "1-2 10\n2-3 ++\n3-1 01");
    assertThat(Tables.values(Tables.under(edition, league), tieBreak)).isEqualTo(values);
  }

  /// 7.7: a bye is measured against a draw; that of team 2 is worth a win in match points and a
  /// draw in game points.
  @ParameterizedTest
  @CsvSource({"STD, 1.5 1 2", "STD:MP, 1.5 1 2", "STD:GP, 1.5 0.5 2"})
  void standard_points_compare_the_points_of_a_round(String tieBreak, String values) {
    Tournament football =
        Crosstable.teams(
            Format.SWISS,
            new MatchScoring(new Scoring(6, 2, 0), 2, ScoreKind.MATCH_POINTS, 6, 2),
            3,
            "1-2 1=; 3 =BYE\n1-3 ==; 2 +BYE\n2-3 0=; 1 --");
    assertThat(Tables.values(football, tieBreak)).isEqualTo(values);
  }

  @Test
  void teams_tie_breaks_are_dropped_among_players() {
    Tournament players = Crosstable.of(Format.SWISS, "1 2000 +W2");
    assertThat(Tables.standings(players, "EMMSB, BH:GP, BH").dropped())
        .extracting(Object::toString)
        .containsExactly("EMMSB", "BH:GP");
  }

  @Test
  void unplayed_matches_of_a_swiss_count_like_unplayed_games() {
    // Team 3 has a bye with 2 match points and 1 game point, then nothing.
    Tournament swiss =
        Crosstable.teams(
            Format.SWISS, MatchScoring.usual(2), 3, "1-2 1=; 3 +BYE\n1-3 0=; 2 =BYE\n2-1 xx; 3 --");
    assertThat(Tables.values(swiss, "MPvGP")).isEqualTo("2 1.5 2.5");
    // Team 3 counts 2 + 2 + a drawn match; team 2 its 1 for the bye and nothing for the forfeit.
    // The dummy of the double forfeit has no more than team 2, from 2026 on.
    Tournament before = Tables.under(TieBreakEdition.AUGUST_2024, swiss);
    assertThat(Tables.value(before, "BH", 1)).isEqualTo("8");
    assertThat(Tables.value(before, "BH-C1", 1)).isEqualTo("6");
    assertThat(Tables.value(swiss, "BH", 1)).isEqualTo("7");
    assertThat(Tables.value(swiss, "BH-C1", 1)).isEqualTo("6");
  }
}
