package org.jadoube.uci.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;

/// The results so far.
public final class MatchStanding {
  private final Map<Meeting, MatchTally> tallies = new LinkedHashMap<>();
  private final Map<Integer, List<MatchGame>> open = new HashMap<>();
  private final List<MatchGame> games = new ArrayList<>();

  /// Two engines, the first of them the one that was named first.
  public record Meeting(String first, String second) {
    Meeting turned() {
      return new Meeting(/* first= */ second, /* second= */ first);
    }
  }

  /// @param contestants in the order in which they are reported
  MatchStanding(List<Contestant> contestants) {
    for (int one = 0; one < contestants.size(); one++) {
      for (int other = one + 1; other < contestants.size(); other++) {
        Meeting meeting = new Meeting(contestants.get(one).name(), contestants.get(other).name());
        tallies.put(meeting, MatchTally.NONE);
      }
    }
  }

  /// Adds a game that has a result.
  void add(MatchGame game) {
    games.add(game);
    Meeting meeting = meeting(game);
    tallies.merge(meeting, MatchTally.NONE, (tally, _) -> tally.plus(score(game, meeting)));
    pair(game, meeting);
  }

  private void pair(MatchGame game, Meeting meeting) {
    List<MatchGame> waiting =
        open.computeIfAbsent(game.fixture().encounter(), _ -> new ArrayList<>());
    waiting.add(game);
    if (waiting.size() == 2) {
      int halves = waiting.stream().mapToInt(each -> halves(score(each, meeting))).sum();
      tallies.merge(meeting, MatchTally.NONE, (tally, _) -> tally.plusPair(halves));
      waiting.clear();
    }
  }

  private static int halves(Result.Score score) {
    return switch (score) {
      case WIN -> 2;
      case DRAW -> 1;
      case LOSS -> 0;
    };
  }

  private Meeting meeting(MatchGame game) {
    Meeting asPlayed = new Meeting(game.fixture().white().name(), game.fixture().black().name());
    return tallies.containsKey(asPlayed) ? asPlayed : asPlayed.turned();
  }

  private static Result.Score score(MatchGame game, Meeting meeting) {
    boolean white = game.fixture().white().name().equals(meeting.first());
    return game.ended().result().orElseThrow().score(white ? Colour.WHITE : Colour.BLACK);
  }

  /// The results by meeting, as the first engine sees them.
  public Map<Meeting, MatchTally> tallies() {
    return new LinkedHashMap<>(tallies);
  }

  /// The games with a result, in the order in which they ended.
  public List<MatchGame> games() {
    return List.copyOf(games);
  }
}
