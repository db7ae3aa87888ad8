package org.jadoube.tournament.ratinglist;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.rating.RatingKind;
import org.jadoube.tournament.rating.Title;
import org.jadoube.tournament.ratinglist.ListedPlayer.ListedRating;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.Person;
import org.jadoube.tournament.trf.record.PlayerRecord;
import org.jadoube.tournament.trf.record.TrfRecord;

/// A tournament file with what a list knows about its players. Names stay as they are.
///
/// @param file the file
/// @param differences where it says something else than the list
/// @since 0.1.0
public record FilledFile(TrfFile file, List<ListDifference> differences) {
  /// Something that a file and a list say differently.
  ///
  /// @param player the starting rank
  /// @param what for instance `rating`
  /// @param file what the file said
  /// @param list what the list says
  public record ListDifference(int player, String what, String file, String list) {
    public ListDifference {
      Require.atLeast(1, player, "player");
    }
  }

  public FilledFile {
    differences = List.copyOf(differences);
  }

  /// Fills a file.
  ///
  /// @param matches by starting rank
  /// @param kind of the ratings that count
  /// @param replacing whether the list also replaces what the file says
  public static FilledFile of(
      TrfFile file, Map<Integer, ListMatch> matches, RatingKind kind, boolean replacing) {
    Map<Integer, ListMatch> known = Map.copyOf(matches);
    List<ListDifference> differences = new ArrayList<>();
    List<TrfRecord> records = new ArrayList<>();
    for (TrfRecord record : file.records()) {
      records.add(
          record instanceof PlayerRecord.Player player
                  && known.get(player.startingRank()) instanceof ListMatch.Found(var listed, _)
              ? new Filled(player, listed, kind, replacing, differences).filled()
              : record);
    }
    return new FilledFile(new TrfFile(records), differences);
  }

  private record Filled(
      PlayerRecord.Player player,
      ListedPlayer listed,
      RatingKind kind,
      boolean replacing,
      List<ListDifference> differences) {
    PlayerRecord.Player filled() {
      Person said = player.person();
      OptionalInt rated = said.rating().stream().filter(rating -> rating > 0).findFirst();
      String rating =
          chosen(
              "rating",
              rated.isPresent() ? "" + rated.getAsInt() : "",
              listed.rating(kind).map(ListedRating::rating).map(String::valueOf).orElse(""));
      Person person =
          new Person(
              said.sex().or(listed::sex),
              chosen("title", said.title(), listed.title().map(Title::name).orElse("")),
              said.name(),
              rating.isEmpty() ? said.rating() : OptionalInt.of(Integer.parseInt(rating)),
              chosen("federation", said.federation(), listed.federation()),
              said.number().isEmpty() ? listed.id() : said.number(),
              birthDate(said));
      return new PlayerRecord.Player(
          player.startingRank(), person, player.points(), player.rank(), player.rounds());
    }

    private String birthDate(Person said) {
      OptionalInt born = BirthYear.of(said);
      String year = born.isPresent() ? "" + born.getAsInt() : "";
      String known = listed.birthYear().isPresent() ? "" + listed.birthYear().getAsInt() : "";
      String chosen = chosen("year of birth", year, known);
      return chosen.equals(year) ? said.birthDate() : BirthYear.date(Integer.parseInt(chosen));
    }

    /// The file's value, or else the list's; if they differ, that is noted.
    private String chosen(String what, String file, String list) {
      if (!file.isEmpty() && !list.isEmpty() && !file.equals(list)) {
        differences.add(new ListDifference(player.startingRank(), what, file, list));
      }
      boolean taken = !list.isEmpty() && (file.isEmpty() || replacing);
      return taken ? list : file;
    }
  }

  /// The factors K that a list has for the players of a file, by starting rank.
  public static Map<Integer, OptionalInt> factors(
      Map<Integer, ListMatch> matches, RatingKind kind) {
    Map<Integer, OptionalInt> factors = new TreeMap<>();
    Map.copyOf(matches)
        .forEach((number, match) -> {
          if (match instanceof ListMatch.Found(var listed, _)) {
            factors.put(
                number,
                Optional.ofNullable(listed.ratings().get(kind))
                    .map(ListedRating::factor)
                    .orElseGet(OptionalInt::empty));
          }
        });
    return factors;
  }
}
