package org.jadoube.web.answer;

import java.util.List;
import org.jadoube.tournament.standing.Prize;
import org.jadoube.tournament.standing.PrizeFund;
import org.jadoube.tournament.standing.PrizeSharing;
import org.jadoube.tournament.standing.Standings;
import org.jadoube.web.description.NameOf;
import org.jadoube.wire.Document;
import org.jadoube.wire.Names;

/// The prizes of a tournament, as they are shared.
///
/// @param after how many rounds
/// @param sharing by the `place` alone, in `equal` parts, or by `hort`: half by the place and half
///   in equal parts
/// @param prizes in the order of the standings; whoever is not there gets nothing
public record PrizeList(
    int schema, int after, @NameOf(PrizeSharing.class) String sharing, List<SharedPrize> prizes) {
  public PrizeList {
    prizes = List.copyOf(prizes);
  }

  /// The prizes by these standings.
  public static PrizeList of(PrizeFund fund, PrizeSharing sharing, Standings standings) {
    return new PrizeList(
        Document.SCHEMA,
        standings.after(),
        Names.of(sharing),
        fund.shared(standings, sharing).stream().map(SharedPrize::of).toList());
  }

  /// A prize.
  ///
  /// @param number the pairing number
  /// @param points as in the standings
  /// @param amount with two decimals, rounded down: `316.66`
  public record SharedPrize(int rank, int number, String name, String points, String amount) {
    static SharedPrize of(Prize prize) {
      return new SharedPrize(
          prize.place().rank(),
          prize.place().participant(),
          prize.place().name(),
          prize.place().points().toString(),
          prize.amount().toPlainString());
    }
  }
}
