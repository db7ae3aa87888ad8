package org.jadoube.web.lobby;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jadoube.play.lobby.Challenge;
import org.jadoube.play.lobby.Lobby;
import org.jadoube.play.lobby.LobbyPresence;
import org.jadoube.play.lobby.Party;
import org.jadoube.wire.Document;

/// The lobby as everybody sees it.
///
/// @param seeks those who wait for an opponent, by the id of the seek, the oldest first; at most
///   200
/// @param challenges those to anybody by somebody who is here, by id, likewise
/// @param here who is here
public record LobbyState(
    int schema,
    Map<String, SeekView> seeks,
    Map<String, ChallengeView> challenges,
    PeopleHere here) {
  private static final int MOST = 200;

  /// Who is here.
  ///
  /// @param accounts by name, at most 200
  /// @param guests how many have no account
  /// @param all how many there are
  public record PeopleHere(List<LobbyPerson> accounts, int guests, int all) {
    public PeopleHere {
      accounts = List.copyOf(accounts);
    }

    static PeopleHere of(List<Party> here) {
      List<LobbyPerson> accounts =
          here.stream()
              .filter(party -> !party.isGuest())
              .map(LobbyPerson::of)
              .sorted((one, other) -> one.name().compareTo(other.name()))
              .limit(MOST)
              .toList();
      int guests = (int) here.stream().filter(Party::isGuest).count();
      return new PeopleHere(accounts, guests, here.size());
    }
  }

  /// The lobby as it is now.
  public static LobbyState of(Lobby lobby) {
    return new LobbyState(
        Document.SCHEMA,
        byId(lobby.seeks().stream().map(SeekView::of).toList(), SeekView::id),
        byId(
            lobby.challenges().stream()
                .filter(challenge -> isShown(challenge, lobby.presence()))
                .map(ChallengeView::of)
                .toList(),
            ChallengeView::id),
        PeopleHere.of(lobby.presence().all()));
  }

  /// Whether a game would begin with both there. Challenges for any two are for those who have
  /// their addresses.
  private static boolean isShown(Challenge challenge, LobbyPresence here) {
    return challenge.isOpen() && !challenge.seats().isEmpty() && here.holds(challenge.by());
  }

  private static <T> Map<String, T> byId(List<T> all, Function<T, String> id) {
    return all.stream()
        .limit(MOST)
        .collect(Collectors.toMap(id, each -> each, (one, _) -> one, LinkedHashMap::new));
  }
}
