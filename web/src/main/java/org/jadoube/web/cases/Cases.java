package org.jadoube.web.cases;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.wire.Names;

/// All cases, read on first use.
public final class Cases {
  private final Map<String, Case> byId;

  private Cases(Map<String, Case> byId) {
    this.byId = byId;
  }

  private static final class Once {
    static final Cases READ = of(CaseFiles.read());
  }

  /// The cases that come with the server.
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

  /// The cases that show a rule in an edition, incidents first.
  public List<Case> showing(Rule rule, Edition edition) {
    String name = Names.of(rule);
    return byId.values().stream()
        .filter(each -> each.rules().contains(name) && each.holdsIn(edition))
        .toList();
  }

  /// The incidents that hold in an edition.
  public List<Case> incidents(Edition edition) {
    return in(edition).stream().filter(each -> each.story().isPresent()).toList();
  }

  /// The cases that hold in an edition.
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
