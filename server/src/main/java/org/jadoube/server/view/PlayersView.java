package org.jadoube.server.view;

import java.util.Optional;

/// The names of those who play; absent while nobody sits there.
public record PlayersView(Optional<String> white, Optional<String> black) {}
