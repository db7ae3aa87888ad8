package org.jadoube.cli.convert;

import java.util.List;
import java.util.Map;

/// What the tags of a game have to be, all of it.
record TagConditions(List<TagCondition> conditions) {
  boolean hold(Map<String, String> tags) {
    return conditions.stream().allMatch(condition -> condition.holds(tags));
  }
}
