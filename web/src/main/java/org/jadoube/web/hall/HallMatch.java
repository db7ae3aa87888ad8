package org.jadoube.web.hall;

import java.util.List;
import java.util.Optional;

/// A match of two teams.
///
/// @param first the number of the team named first
/// @param boards the numbers of its boards in the round; 0 where a team has nobody
/// @param firstPoints the first team's points on its boards so far
/// @param awarded the arbiter's decision on the match as a whole, with White for the first team
public record HallMatch(
    int first,
    int second,
    List<Integer> boards,
    String firstPoints,
    String secondPoints,
    Optional<String> awarded) {}
