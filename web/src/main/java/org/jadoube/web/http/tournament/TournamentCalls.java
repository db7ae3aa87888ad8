package org.jadoube.web.http.tournament;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.AccountId;
import org.jadoube.play.people.People;
import org.jadoube.play.people.SignedIn;
import org.jadoube.play.rights.Capacity;
import org.jadoube.play.rights.Matter;
import org.jadoube.play.rights.NoRight;
import org.jadoube.play.rights.RightsVerdict;
import org.jadoube.play.tournaments.TournamentId;
import org.jadoube.play.tournaments.Tournaments;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.desk.Changed;
import org.jadoube.tournament.desk.Holder;
import org.jadoube.tournament.desk.ResultsEntry;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.http.access.Admission;
import org.jadoube.web.http.access.Sight;
import org.jadoube.web.http.access.Surroundings;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.OwnPages;
import org.jadoube.web.http.exchange.Prefer;
import org.jadoube.wire.Documents;

/// The common part of requests about a tournament: who asks, with which right, for which
/// tournament, and how its officials' changes are logged.
public record TournamentCalls(Tournaments tournaments, People people, Admission admission) {
  private static final String REMARK = "Jadoube-Remark";
  private static final Pattern REVISION = Pattern.compile("\"(\\d{1,9})(?:\\.\\d{1,18}[poc])?\"");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,6}");

  /// An official's change of a tournament.
  interface Change {
    Changed of(TournamentId id, OptionalInt expected);
  }

  /// Makes the change if the role of whoever asks gives a right to it.
  ///
  /// @param what for the log: the document that was sent, or a few words
  Answer change(Call call, Matter matter, String what, Change change) {
    return change(call, matter, OptionalInt.empty(), what, change);
  }

  /// Makes a change in a matter of a team, to which its captain may see.
  ///
  /// @param team the pairing number
  Answer change(Call call, Matter matter, OptionalInt team, String what, Change change) {
    return asOfficial(
        call,
        matter,
        team,
        (id, place) -> logged(call, id, place.holder(matter), matter, what, change));
  }

  /// Gives a result of a round, or takes it back, which is for arbiters who do not play for it.
  ///
  /// @param of what the result is of: a `board` or a `match`
  Answer judge(Call call, String of, Own own, Optional<GameResult> result, Decision decision) {
    int round = number(call, "round");
    int at = number(call, of);
    String given = result.map(Documents.BOARD_RESULT::write).orElse("take back the decision");
    return judge(
        call,
        (tournament, account) -> own.test(tournament, round, at, account),
        "round " + round + ", " + of + " " + at + ": " + given,
        (id, expected) -> decision.of(id, expected, round, at, result),
        (id, changed) -> remarked(answer(call, id, changed), changed, round));
  }

  /// With what follows for rounds that have been paired since.
  private static Answer remarked(Answer answer, Changed changed, int round) {
    return changed instanceof Changed.Done(Tournament record)
        ? ResultsEntry.consequence(record, round)
            .map(remark -> answer.with(REMARK, NotKept.quoted(remark)))
            .orElse(answer)
        : answer;
  }

  /// Changes results, which is for arbiters who play for none of them.
  Answer judge(
      Call call,
      BiPredicate<Tournament, AccountId> own,
      String what,
      Change change,
      BiFunction<TournamentId, Changed, Answer> answer) {
    return asOfficial(
        call,
        Matter.DECIDE_RESULTS,
        (id, place) ->
            isOwn(call, id, own)
                ? Answer.error(ApiError.of(NoRight.OWN_GAME, Optional.empty()))
                : logged(
                    call,
                    id,
                    place.holder(Matter.DECIDE_RESULTS),
                    Matter.DECIDE_RESULTS,
                    what,
                    change,
                    answer));
  }

  /// Whether somebody plays for a result of a round.
  interface Own {
    boolean test(Tournament tournament, int round, int at, AccountId account);
  }

  /// A result that is given, or taken back.
  interface Decision {
    Changed of(
        TournamentId id, OptionalInt expected, int round, int at, Optional<GameResult> result);
  }

  private boolean isOwn(Call call, TournamentId id, BiPredicate<Tournament, AccountId> own) {
    List<AccountId> who =
        Stream.of(
                admission.writer(call).map(writer -> writer.account().id()),
                admission.giver(id.scope(), call))
            .flatMap(Optional::stream)
            .distinct()
            .toList();
    if (who.isEmpty()) {
      return false;
    }
    Tournament tournament = tournaments.find(id).orElseThrow();
    return who.stream().anyMatch(each -> own.test(tournament, each));
  }

  /// Whether whoever asks plays on that board.
  boolean plays(Call call, TournamentId id, int round, int board) {
    return isOwn(
        call, id, (tournament, account) -> OwnGame.isOn(tournament, round, board, account));
  }

  private Answer logged(
      Call call, TournamentId id, Capacity by, Matter matter, String what, Change change) {
    return logged(call, id, by, matter, what, change, (of, changed) -> answer(call, of, changed));
  }

  private Answer logged(
      Call call,
      TournamentId id,
      Capacity by,
      Matter matter,
      String what,
      Change change,
      BiFunction<TournamentId, Changed, Answer> answer) {
    Optional<OptionalInt> expected = expected(call);
    if (expected.isEmpty()) {
      return Answer.error(ApiError.wrongRevision());
    }
    String entry = people.log().begin(id.scope(), by, matter.text(), what);
    Changed changed = change.of(id, expected.get());
    people.log().end(entry, outcome(changed));
    return answer.apply(id, changed);
  }

  private static String outcome(Changed changed) {
    return switch (changed) {
      case Changed.Done(Tournament record) -> "done: revision " + record.revision();
      case Changed.Refused(var _, String sentence) -> "refused: " + sentence;
    };
  }

  /// Something in a tournament that an official wants.
  interface Official {
    Answer answer(TournamentId id, Surroundings place);
  }

  /// Only whoever enters players is told that nobody has an account of some name.
  Answer unknownAccount(Call call) {
    return asOfficial(call, Matter.ENTER_PLAYER, (_, _) -> Answer.error(ApiError.unknownAccount()));
  }

  /// Answers officials whose role gives a right to a matter.
  Answer asOfficial(Call call, Matter matter, Official official) {
    return asOfficial(call, matter, OptionalInt.empty(), official);
  }

  private Answer asOfficial(Call call, Matter matter, OptionalInt team, Official official) {
    if (OwnPages.isForeign(call)) {
      return Answer.error(ApiError.crossSite());
    }
    return withTournament(
        call,
        id -> {
          Surroundings place = place(call, id, team);
          if (place.as().isEmpty()) {
            return Answer.error(ApiError.unknownInTournament(call));
          }
          return place.verdict(matter) instanceof RightsVerdict.Denied(var ground)
              ? Answer.error(ApiError.of(ground, Optional.empty()))
              : official.answer(id, place);
        });
  }

  private Surroundings place(Call call, TournamentId id, OptionalInt team) {
    Surroundings place = new Surroundings(id.scope(), admission.visitor(id.scope(), call));
    Optional<SignedIn> who = account(call).filter(_ -> team.isPresent());
    return who.isPresent()
        ? place.andCaptain(who.get().account(), tournaments.find(id).orElseThrow(), team.getAsInt())
        : place;
  }

  /// Whoever has signed in and comes without a key.
  Optional<SignedIn> account(Call call) {
    return call.header("Authorization").isPresent() || OwnPages.isForeign(call)
        ? Optional.empty()
        : admission.reader(call);
  }

  /// Answers those who have signed in, and come from our own pages if they want a change.
  Answer signedIn(Call call, Function<SignedIn, Answer> handler) {
    if (OwnPages.isForeign(call)) {
      return Answer.error(ApiError.crossSite());
    }
    return admission
        .reader(call)
        .map(handler)
        .orElseGet(() -> Answer.error(ApiError.notSignedIn()));
  }

  /// Answers if there is such a tournament.
  Answer withTournament(Call call, Function<TournamentId, Answer> handler) {
    return TournamentId.read(call.path("tournament"))
        .filter(id -> tournaments.version(id).isPresent())
        .map(handler)
        .orElseGet(() -> Answer.error(ApiError.unknownTournament()));
  }

  /// The caller's view of the tournament.
  Sight sight(Call call, TournamentId id) {
    return Sight.of(place(call, id, OptionalInt.empty()), account(call).map(SignedIn::account));
  }

  /// The revision that the change is meant for; nothing in it for any, empty if it is none.
  static Optional<OptionalInt> expected(Call call) {
    Optional<String> header = call.header("If-Match").filter(each -> !each.equals("*"));
    if (header.isEmpty()) {
      return Optional.of(OptionalInt.empty());
    }
    Matcher found = REVISION.matcher(header.get());
    return found.matches()
        ? Optional.of(OptionalInt.of(Integer.parseInt(found.group(1))))
        : Optional.empty();
  }

  /// A number in the path; 0 if it is none.
  static int number(Call call, String name) {
    String text = call.path(name);
    return NUMBER.matcher(text).matches() ? Integer.parseInt(text) : 0;
  }

  /// The tournament as whoever asks may see it, or only its revision for who prefers that; or why
  /// it is not as wanted.
  Answer answer(Call call, TournamentId id, Changed changed) {
    if (changed instanceof Changed.Done(Tournament record) && Prefer.wantsLittle(call)) {
      return Prefer.answered(Answer.none(), true).with("ETag", "\"" + record.revision() + "\"");
    }
    Sight sight = sight(call, id);
    return answer(200, changed.then(record -> Changed.to(sight.of(record))));
  }

  /// That nobody but officials may see a round, or that there is none.
  static Answer unknownRound() {
    return Answer.error(
        ApiError.of(ProblemKind.UNKNOWN_ROUND, "There is no published round of that number."));
  }

  /// An account as tournaments know it.
  static Holder holder(Account account) {
    return new Holder(account.id().text(), account.name());
  }

  /// The tournament, or why it is not as wanted.
  static Answer answer(int status, Changed changed) {
    return switch (changed) {
      case Changed.Done(Tournament record) ->
          Answer.json(status, Documents.TOURNAMENT.write(record));
      case Changed.Refused(var why, String sentence) -> Answer.error(ApiError.of(why, sentence));
    };
  }
}
