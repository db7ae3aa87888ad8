package org.jadoube.laws.edition;

import java.util.Map;
import java.util.Set;

/// A provision as the catalogue has it.
///
/// @param provisions the provision as each edition that has it has it, by the year
/// @param lent the books that have it as the newest edition of the Laws does
record ProvisionBlock(String name, Map<String, Provision> provisions, Set<String> lent) {}
