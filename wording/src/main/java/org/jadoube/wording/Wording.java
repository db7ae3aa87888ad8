package org.jadoube.wording;

import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Fault;
import org.jadoube.chess.Move;
import org.jadoube.chess.MoveNumber;
import org.jadoube.chess.Position;
import org.jadoube.chess.Reason;
import org.jadoube.chess.Setup;
import org.jadoube.laws.Game;
import org.jadoube.laws.edition.Breach;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.notation.Language;
import org.jadoube.notation.san.MoveStyle;

/// Decisions under the Laws as sentences in one language.
///
/// Moves are numbered from the setup given to {@link #startingFrom}, by default from White's move
/// 1.
public final class Wording {
  private final Language language;
  private final Messages messages;
  private final MoveNumber first;
  private final Scene scene;
  private final Moments moments;

  private Wording(
      Language language, Messages messages, MoveNumber first, Scene scene, Moments moments) {
    this.language = language;
    this.messages = messages;
    this.first = first;
    this.scene = scene;
    this.moments = moments;
  }

  /// The wording in English, which always exists.
  public static Wording english() {
    return in(Language.ENGLISH).orElseThrow();
  }

  /// The wording in a language; empty if there is none yet.
  public static Optional<Wording> in(Language language) {
    requireNonNull(language, "language");
    return Messages.in(language)
        .map(messages ->
            new Wording(
                language,
                messages,
                Setup.standard().numberAfter(0),
                Scene.UNKNOWN,
                Moments.IN_UTC));
  }

  /// The languages that have a wording, English first.
  public static List<Language> languages() {
    return Language.all().stream().filter(language -> in(language).isPresent()).toList();
  }

  /// The language of the sentences.
  public Language language() {
    return language;
  }

  /// The same wording for a game that begins with `start`, whose move number the first move has.
  public Wording startingFrom(Setup start) {
    requireNonNull(start, "start");
    return new Wording(language, messages, start.numberAfter(0), scene, moments);
  }

  /// The same wording for what has just happened in `game`, or been refused there: moves are
  /// numbered from its start, pieces have their names, and times of its latest day need no date.
  public Wording at(Game game) {
    requireNonNull(game, "game");
    return new Wording(
        language,
        messages,
        game.start().numberAfter(0),
        Scene.of(game),
        game.latest().map(moments::on).orElse(moments));
  }

  /// The same wording with times of the day as people there have them; otherwise they are in UTC.
  public Wording inZone(ZoneId zone) {
    requireNonNull(zone, "zone");
    return new Wording(language, messages, first, scene, new Moments(zone, Optional.empty()));
  }

  /// What has happened, with its Article; for a ruling, also the consequences and facts.
  public String of(Event event) {
    return statement(event).text();
  }

  /// What has happened, in parts.
  public Statement statement(Event event) {
    requireNonNull(event, "event");
    return stated(EventPhrases.of(event, messages::has, scene), moments.on(event.at()));
  }

  /// Why an act was refused, with its Article.
  public String of(Refusal refusal) {
    return statement(refusal).text();
  }

  /// Why an act was refused, in parts.
  public Statement statement(Refusal refusal) {
    requireNonNull(refusal, "refusal");
    return ObjectionPhrases.isOfAnyBoard(refusal.objection())
        ? messages
            .sayings()
            .of(new Sayings.Said(refusal, first, moments, scene.edition()), () -> worded(refusal))
        : worded(refusal);
  }

  /// Whether `other`, which may be of another moment of the game, is sure to say the same of a
  /// refusal. It takes much less time than saying it.
  public boolean agreesOn(Refusal refusal, Wording other) {
    requireNonNull(refusal, "refusal");
    requireNonNull(other, "other");
    return ObjectionPhrases.isOfAnyBoard(refusal.objection())
        && language.equals(other.language)
        && first.equals(other.first)
        && moments.equals(other.moments)
        && scene.edition().equals(other.scene.edition());
  }

  /// The same wording for other games like this one: it does not know what stands on the board, and
  /// so does not keep the game in memory.
  public Wording ofAnyGame() {
    return new Wording(language, messages, first, scene.ofAnyGame(), moments);
  }

  private Statement worded(Refusal refusal) {
    return stated(ObjectionPhrases.of(refusal, scene), moments);
  }

  /// Why a move is illegal, with the Article it breaks.
  public String of(Breach breach) {
    requireNonNull(breach, "breach");
    return say(ReasonPhrases.of(breach));
  }

  /// Why a move is illegal.
  public String of(Reason reason) {
    requireNonNull(reason, "reason");
    return say(Phrase.of("sentence").with("clause", ReasonPhrases.of(reason)));
  }

  /// A fact on which a ruling rests.
  public String of(Fact fact) {
    requireNonNull(fact, "fact");
    return say(Phrase.of("sentence").with("clause", FactPhrases.of(fact)));
  }

  /// What is wrong with a setup.
  public String of(Fault fault) {
    requireNonNull(fault, "fault");
    return say(Phrase.of("sentence").with("clause", FaultPhrases.of(fault)));
  }

  /// A citation: "FIDE 2023, Article 9.2".
  public String of(Citation citation) {
    requireNonNull(citation, "citation");
    return say(CitationPhrases.of(citation));
  }

  /// White or Black, as the name of the player.
  public String of(Colour colour) {
    requireNonNull(colour, "colour");
    return say(Phrase.of("term.player").with("player", colour));
  }

  /// A legal move in algebraic notation with the letters of the language.
  public String of(Position position, Move move) {
    requireNonNull(position, "position");
    requireNonNull(move, "move");
    return MoveStyle.LAWS.in(language).write(position, move);
  }

  private Statement stated(Outline outline, Moments moments) {
    return new Statement(
        outline.headline().stream().map(phrase -> say(phrase, moments)).collect(joining(" ")),
        say(outline.citation(), moments),
        outline.details().stream().map(phrase -> say(phrase, moments)).toList());
  }

  private String say(Phrase phrase) {
    return say(phrase, moments);
  }

  private String say(Phrase phrase, Moments moments) {
    Vocabulary vocabulary = new Vocabulary(language, messages, first, moments);
    String said = vocabulary.say(phrase).replace("e.p..", "e.p.");
    int second = said.offsetByCodePoints(0, 1);
    return said.substring(0, second).toUpperCase(messages.locale()) + said.substring(second);
  }
}
