package org.jadoube.web.lobby;

import java.util.List;
import java.util.stream.Stream;
import org.jadoube.play.lobby.Challenge;
import org.jadoube.play.lobby.Party;
import org.jadoube.play.lobby.Seek;
import org.jadoube.web.description.OneOf;

/// The seeks and challenges of one person that wait.
///
/// @param received challenges to them
/// @param made challenges by them
public record OwnView(
    @OneOf("own") String type,
    List<SeekView> seeks,
    List<ChallengeView> received,
    List<ChallengeView> made) {
  public OwnView {
    seeks = List.copyOf(seeks);
    received = List.copyOf(received);
    made = List.copyOf(made);
  }

  /// Those of somebody, among all of them.
  public static OwnView of(Party party, List<Seek> seeks, List<Challenge> challenges) {
    return new OwnView(
        "own",
        seeks.stream().filter(seek -> seek.by().isSame(party)).map(SeekView::of).toList(),
        views(challenges.stream().filter(each -> isTo(party, each))),
        views(challenges.stream().filter(each -> each.by().isSame(party))));
  }

  private static boolean isTo(Party party, Challenge challenge) {
    return party.account().filter(account -> challenge.isTo(account.id())).isPresent();
  }

  private static List<ChallengeView> views(Stream<Challenge> challenges) {
    return challenges.map(ChallengeView::of).toList();
  }
}
