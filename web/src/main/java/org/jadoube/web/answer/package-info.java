/// The documents that the server answers with, other than the views of games.
@NullMarked
package org.jadoube.web.answer;

import org.jspecify.annotations.NullMarked;
