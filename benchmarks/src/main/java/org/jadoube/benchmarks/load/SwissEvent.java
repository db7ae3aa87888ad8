package org.jadoube.benchmarks.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jadoube.tournament.made.MadeSwiss;
import org.jadoube.tournament.made.Plan;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.tournament.TournamentFile;

/// A Swiss of 500 players on a server that is running: the last of 11 rounds is paired while
/// spectators read, its results come in, and players ask why. Prints milliseconds; started with the
/// server's address.
public final class SwissEvent {
  private static final int PLAYERS = 500;
  private static final int ROUNDS = 11;
  private static final int IN_A_ROW = 100;
  private static final int TIMES = 100;
  private static final int ASKING = 10;
  private static final int BETWEEN_ASKING = 37;
  private static final int UNAVAILABLE = 503;
  private static final double NANOS_IN_A_MILLI = 1e6;
  private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");

  private final HttpClient http = HttpClient.newHttpClient();
  private final String address;
  private volatile String cookie = "";

  private SwissEvent(String address) {
    this.address = address;
  }

  /// A request to be timed.
  private interface Request {
    void send(int time) throws IOException, InterruptedException;
  }

  /// Prints a line for each kind of request.
  public static void main(String... arguments) throws Exception {
    new SwissEvent(arguments[0]).run();
  }

  private void run() throws Exception {
    String name = "Olga" + System.nanoTime();
    post("/api/accounts", "{\"name\":\"" + name + "\",\"password\":\"correct horse battery\"}");
    Matcher id = ID.matcher(post("/api/tournaments/trf", file()));
    if (!id.find()) {
      throw new IllegalStateException("no tournament was made");
    }
    String tournament = "/api/tournaments/" + id.group(1);
    post(tournament + "/roles", "{\"role\":\"chief-arbiter\",\"account\":\"" + name + "\"}");
    String round = tournament + "/rounds/" + ROUNDS;
    time("standings", TIMES, _ -> get(tournament + "/standings"));
    Thread pairing =
        Thread.ofVirtual()
            .start(() -> timed("pairing", 1, _ -> post(tournament + "/rounds", "{}")));
    List<Double> meanwhile = new ArrayList<>();
    while (pairing.isAlive()) {
      meanwhile.add(millis(0, _ -> get("/api/time")));
      Thread.sleep(1);
    }
    print("a request of others meanwhile", meanwhile);
    time("publishing", 1, _ -> post(round + "/publication", ""));
    time("a result", TIMES, i -> post(round + "/boards/" + (i + 1), result("\"0-1\"", "")));
    time(
        "standings after a result",
        TIMES,
        i -> {
          post(round + "/boards/" + (i + 1), result("\"1-0\"", ""));
          get(tournament + "/standings");
        });
    time("the tournament", TIMES, _ -> get(tournament));
    time(IN_A_ROW + " results in a row", 1, _ -> post(round + "/results", row()));
    time("why", ASKING, i -> get(round + "/why?player=" + (1 + BETWEEN_ASKING * i)));
    time("why, again", ASKING, i -> get(round + "/why?player=" + (1 + BETWEEN_ASKING * i)));
  }

  private static String file() {
    Plan plan = new Plan(PLAYERS, ROUNDS, DutchEdition.OF_2026, 0, 0, false);
    return Trf.write(
        TournamentFile.of(MadeSwiss.of(plan, new Random(1)).after(ROUNDS - 1), List.of()).file());
  }

  private static String result(String result, String more) {
    return "{\"result\":" + result + more + ",\"basis\":\"arbiter\",\"reason\":\"seen\"}";
  }

  private static String row() {
    return IntStream.rangeClosed(1, IN_A_ROW)
        .mapToObj(board -> "{\"board\":" + board + ",\"result\":\"1/2-1/2\"}")
        .collect(
            Collectors.joining(
                ",", "{\"results\":[", "],\"basis\":\"arbiter\",\"reason\":\"seen\"}"));
  }

  private void get(String path) throws IOException, InterruptedException {
    send(HttpRequest.newBuilder(URI.create(address + path)));
  }

  private String post(String path, String body) throws IOException, InterruptedException {
    return send(
        HttpRequest.newBuilder(URI.create(address + path))
            .POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  private String send(HttpRequest.Builder request) throws IOException, InterruptedException {
    request.setHeader("Cookie", cookie).setHeader("Jadoube-Client", "load");
    HttpResponse<String> answer = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() == UNAVAILABLE) {
      System.out.println("503, once more: " + answer.uri().getPath());
      return send(request);
    }
    if (answer.statusCode() >= 300) {
      throw new IllegalStateException(answer.uri() + ": " + answer.body());
    }
    answer.headers().firstValue("Set-Cookie").ifPresent(set -> cookie = set.split(";", 2)[0]);
    return answer.body();
  }

  private void timed(String what, int times, Request request) {
    try {
      time(what, times, request);
    } catch (IOException | InterruptedException failed) {
      throw new IllegalStateException(failed);
    }
  }

  private static void time(String what, int times, Request request)
      throws IOException, InterruptedException {
    List<Double> millis = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      millis.add(millis(i, request));
    }
    print(what, millis);
  }

  private static double millis(int time, Request request) throws IOException, InterruptedException {
    long before = System.nanoTime();
    request.send(time);
    return (System.nanoTime() - before) / NANOS_IN_A_MILLI;
  }

  private static void print(String what, List<Double> millis) {
    Collections.sort(millis);
    System.out.printf(
        Locale.ROOT,
        "%-32s %4d times: median %8.1f, 99 %% %8.1f, worst %8.1f%n",
        what,
        millis.size(),
        millis.get(millis.size() / 2),
        millis.get(Math.min(millis.size() - 1, millis.size() * 99 / 100)),
        millis.getLast());
  }
}
