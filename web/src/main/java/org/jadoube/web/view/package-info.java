/// Views of games: the data that a page needs to show one.
@NullMarked
package org.jadoube.web.view;

import org.jspecify.annotations.NullMarked;
