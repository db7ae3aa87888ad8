package org.jadoube.web.http.page;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;
import org.jadoube.notation.Language;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.Visitor;

/// The web pages and their assets, from the jar.
public final class Pages {
  static final String POLICY = "Content-Security-Policy";
  private static final String LOADING =
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:;"
          + " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self';"
          + " frame-ancestors ";
  private static final String FRAMED = LOADING + "*";
  static final String UNFRAMED = LOADING + "'none'";

  /// Types of what is no page.
  private static final Set<String> DATA =
      Set.of(Answer.JSON, Assets.SCRIPT, Assets.STYLES, Assets.FONT, Assets.PICTURE);

  /// Headers that keep data from loading anything, should a browser take it for a page.
  private static final Map<String, String> HEADERS_OF_DATA =
      Map.of(
          POLICY,
          "default-src 'none'; frame-ancestors 'none'",
          "X-Content-Type-Options",
          "nosniff");

  /// Pages load nothing from other sites and cannot be framed by them.
  private static final Map<String, String> HEADERS =
      Map.of(
          POLICY,
          UNFRAMED,
          "X-Content-Type-Options",
          "nosniff",
          "Referrer-Policy",
          "no-referrer",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Permissions-Policy",
          "camera=(), microphone=(), geolocation=()");

  private static final Pattern PART = Pattern.compile("\\{\\{PART\\.([a-z]+)}}");

  private static final Pattern API = Pattern.compile("/api(/|$)");

  private final Map<String, Template> templates = new ConcurrentHashMap<>();
  private final Map<Written, Answer> pages = new ConcurrentHashMap<>();

  private final Predicate<String> isGame;
  private final Predicate<String> isTournament;

  /// A page in a language.
  ///
  /// @param sentence the key of the text that says why the page is shown; empty if there is none
  private record Written(String name, String sentence, Language language) {}

  /// @param isGame whether a game with that id exists, or this cannot be determined now
  /// @param isTournament the same of a tournament
  public Pages(Predicate<String> isGame, Predicate<String> isTournament) {
    this.isGame = isGame;
    this.isTournament = isTournament;
  }

  /// The protection of an answer of that type. There is as little of it as will do, because it is
  /// sent with each.
  public static Map<String, String> headers(String contentType) {
    return DATA.contains(contentType) ? HEADERS_OF_DATA : HEADERS;
  }

  public Answer home(Call call) {
    return page(call, "index.html");
  }

  public Answer clock(Call call) {
    return page(call, ClockApp.PAGE);
  }

  public Answer reset(Call call) {
    return page(call, "reset.html");
  }

  public Answer mine(Call call) {
    return page(call, "mine.html");
  }

  public Answer games(Call call) {
    return page(call, "games.html");
  }

  public Answer design(Call call) {
    return page(call, "design.html");
  }

  public Answer access(Call call) {
    return page(call, "access.html");
  }

  public Answer join(Call call) {
    return ofGame(call, "join.html");
  }

  public Answer game(Call call) {
    return ofGame(call, "game.html");
  }

  public Answer signIn(Call call) {
    return page(call, "sign-in.html");
  }

  public Answer tournament(Call call) {
    return ofTournament(call, "tournament.html");
  }

  public Answer player(Call call) {
    return ofTournament(call, "player.html");
  }

  public Answer tournaments(Call call) {
    return page(call, "tournaments.html");
  }

  public Answer desk(Call call) {
    return ofTournament(call, "desk.html");
  }

  public Answer deskOfGame(Call call) {
    return ofGame(call, "desk.html");
  }

  private Answer ofTournament(Call call, String name) {
    return isTournament.test(call.path("tournament"))
        ? page(call, name)
        : missing(call, ApiError.unknownTournament(), "missing.tournament");
  }

  /// A game in a frame of any other site's page. It allows no acts, so nobody can be tricked into
  /// one.
  public Answer embedded(Call call) {
    Answer page = ofGame(call, "embed.html");
    return page.status() == 404 ? page : page.with(POLICY, FRAMED);
  }

  public Answer tableSetup(Call call) {
    return page(call, "tablesetup.html");
  }

  public Answer table(Call call) {
    return ofGame(call, "table.html");
  }

  private Answer ofGame(Call call, String name) {
    return isGame.test(call.path("id"))
        ? page(call, name)
        : missing(call, ApiError.unknownGame(), "missing.game");
  }

  public Answer asset(Call call, String name) {
    return Assets.find(name)
        .map(found -> unlessKnown(call, found))
        .orElseGet(() -> unknownPath(call));
  }

  /// The answer for an unknown path: a page for browsers, JSON for programs.
  public Answer unknownPath(Call call) {
    return missing(call, ApiError.unknownPath(), "missing.page");
  }

  Answer withoutDocumentation(Call call) {
    return missing(call, ApiError.unknownPath(), "missing.documentation");
  }

  private Answer missing(Call call, ApiError error, String sentence) {
    if (API.matcher(call.path()).lookingAt() || !Visitor.readsPages(call)) {
      return Answer.error(error).with("Vary", "Accept");
    }
    Answer page = written(call, "missing.html", sentence);
    return new Answer(error.status(), page.contentType(), page.body(), Map.of())
        .with("Content-Language", Visitor.language(call).tag())
        .with("Vary", "Accept, " + Visitor.VARY)
        .with("Cache-Control", "no-store");
  }

  private Answer page(Call call, String name) {
    return unlessKnown(call, written(call, name, ""));
  }

  /// A page with parts that are made for this call.
  static Answer filled(Call call, Template template, Map<String, String> parts) {
    return unlessKnown(call, answer(template, Visitor.language(call), parts));
  }

  private Answer written(Call call, String name, String sentence) {
    return pages.computeIfAbsent(new Written(name, sentence, Visitor.language(call)), this::write);
  }

  private Answer write(Written page) {
    Template template =
        templates.computeIfAbsent(
            page.name() + page.sentence(), _ -> template(page.name(), page.sentence()));
    return answer(template, page.language(), Map.of());
  }

  private static Answer answer(Template template, Language language, Map<String, String> parts) {
    byte[] html = template.in(language, parts).getBytes(StandardCharsets.UTF_8);
    return answer("text/html; charset=utf-8", html)
        .with("Content-Language", language.tag())
        .with("Vary", Visitor.VARY);
  }

  static Template template(String name, String sentence) {
    return new Template(Assets.addressed(whole(name)), sentence);
  }

  /// A page with the parts that it shares with others, and one style sheet.
  static String whole(String name) {
    return JoinedStyles.linked(name, complete(name));
  }

  /// With the parts that it shares with other pages.
  static String complete(String name) {
    return PART.matcher(text(Assets.load(name).orElseThrow()))
        .replaceAll(part -> Matcher.quoteReplacement(part(part.group(1))));
  }

  private static String part(String name) {
    return complete("part-" + name + ".html").strip();
  }

  static String text(byte[] file) {
    return new String(file, StandardCharsets.UTF_8);
  }

  static Answer unlessKnown(Call call, Answer found) {
    boolean known =
        call.header("If-None-Match").equals(Optional.ofNullable(found.headers().get("ETag")));
    return known ? new Answer(304, found.contentType(), new byte[0], found.headers()) : found;
  }

  static Answer answer(String type, byte[] body) {
    CRC32C sum = new CRC32C();
    sum.update(body);
    String tag = '"' + HexFormat.of().toHexDigits(sum.getValue()) + '"';
    return new Answer(200, type, body, Map.of("ETag", tag, "Cache-Control", "no-cache"));
  }
}
