/// Views of games: what a page needs to show one.
@NullMarked
package org.jadoube.web.view;

import org.jspecify.annotations.NullMarked;
