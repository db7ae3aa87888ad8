package org.jadoube.web.cases;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.wire.Names;

/// All cases, which are read when somebody first asks for one.
public final class Cases {
  private final Map<String, Case> byId;

  private Cases(Map<String, Case> byId) {
    this.byId = byId;
  }

  private static final class Once {
    static final Cases READ = of(CaseFiles.read());
  }

  /// Those that the server has with it.
  public static Cases all() {
    return Once.READ;
  }

  private static Cases of(List<Case> cases) {
    Map<String, Case> byId = new LinkedHashMap<>();
    cases.forEach(each -> byId.putIfAbsent(each.id(), each));
    return new Cases(byId);
  }

  /// The case with that id.
  public Optional<Case> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /// Those that show a rule in an edition, incidents first.
  public List<Case> showing(Rule rule, Edition edition) {
    String name = Names.of(rule);
    return byId.values().stream()
        .filter(each -> each.rules().contains(name) && each.holdsIn(edition))
        .toList();
  }

  /// Those that tell a story, in an edition.
  public List<Case> incidents(Edition edition) {
    return in(edition).stream().filter(each -> each.story().isPresent()).toList();
  }

  /// Those that hold in an edition.
  List<Case> in(Edition edition) {
    return byId.values().stream().filter(each -> each.holdsIn(edition)).toList();
  }

  List<Case> each() {
    return List.copyOf(byId.values());
  }

  int size() {
    return byId.size();
  }
}
