/// Views of games: what a page needs to show one.
@NullMarked
package org.jadoube.server.view;

import org.jspecify.annotations.NullMarked;
