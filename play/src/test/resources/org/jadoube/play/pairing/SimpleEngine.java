import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// A pairing engine for tests, called like JaVaFo: `FILE -p OUT`. It pairs those who have not met
/// yet, by points, and gives the bye to the last player who had none. Other words before the file
/// make it misbehave.
void main(String... arguments) throws IOException, InterruptedException {
  String how = arguments.length > 3 ? arguments[0] : "pair";
  Path in = Path.of(arguments[arguments.length - 3]);
  Path out = Path.of(arguments[arguments.length - 1]);
  switch (how) {
    case "sleep" -> Thread.sleep(600_000);
    case "fail" -> {
      System.err.println("no valid pairing\u0007 exists");
      System.exit(1);
    }
    case "silent" -> {}
    case "chatter" -> Files.writeString(out, "x".repeat(3_000_000));
    case "shout" -> {
      System.err.println("!".repeat(3_000_000));
      System.out.println("!".repeat(3_000_000));
      pair(in, out);
    }
    case "repeat" -> Files.writeString(out, "1\n1 2\n");
    case "environment" -> {
      System.err.println(String.join(" ", System.getenv().keySet()));
      System.exit(1);
    }
    default -> pair(in, out);
  }
}

void pair(Path in, Path out) throws IOException {
  Map<Integer, Set<Integer>> met = new TreeMap<>();
  Map<Integer, Double> points = new TreeMap<>();
  Set<Integer> noBye = new HashSet<>();
  Set<Integer> absent = new HashSet<>();
  int rounds = 0;
  for (String line : Files.readAllLines(in)) {
    if (line.startsWith("001")) {
      for (int at = 91; at + 8 <= line.length(); at += 10) {
        rounds =
            line.substring(at, at + 4).isBlank()
                    || line.startsWith("0000", at) && line.charAt(at + 7) != 'U'
                ? rounds
                : Math.max(rounds, (at - 91) / 10 + 1);
      }
    }
  }
  for (String line : Files.readAllLines(in)) {
    if (line.startsWith("001")) {
      int player = Integer.parseInt(line.substring(4, 8).strip());
      points.put(player, Double.valueOf(line.substring(80, 84).strip()));
      met.put(player, new HashSet<>());
      for (int at = 91; at + 8 <= line.length(); at += 10) {
        char result = line.charAt(at + 7);
        int opponent =
            Integer.parseInt(
                line.substring(at, at + 4).isBlank() ? "0" : line.substring(at, at + 4).strip());
        if ("U+F".indexOf(result) >= 0) {
          noBye.add(player);
        }
        if (opponent != 0) {
          met.get(player).add(opponent);
        }
        if ((at - 91) / 10 == rounds) {
          absent.add(player);
        }
      }
    }
  }
  List<Integer> free = new ArrayList<>(points.keySet());
  free.removeAll(absent);
  free.sort((a, b) -> Double.compare(points.get(b), points.get(a)));
  List<String> pairs = new ArrayList<>();
  if (free.size() % 2 == 1) {
    Integer bye =
        free.reversed().stream()
            .filter(player -> !noBye.contains(player))
            .findFirst()
            .orElseThrow();
    free.remove(bye);
    pairs.add(bye + " 0");
  }
  if (!match(free, met, pairs)) {
    System.err.println("no valid pairing exists");
    System.exit(1);
  }
  Files.writeString(out, pairs.size() + "\n" + String.join("\n", pairs.reversed()) + "\n");
}

boolean match(List<Integer> free, Map<Integer, Set<Integer>> met, List<String> pairs) {
  if (free.isEmpty()) {
    return true;
  }
  int first = free.getFirst();
  for (int other : free.subList(1, free.size())) {
    if (!met.get(first).contains(other)) {
      List<Integer> rest = new ArrayList<>(free);
      rest.removeAll(List.of(first, other));
      pairs.add(first + " " + other);
      if (match(rest, met, pairs)) {
        return true;
      }
      pairs.removeLast();
    }
  }
  return false;
}
