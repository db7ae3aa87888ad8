/// The documents that the server answers with, apart from the views of games.
@NullMarked
package org.jadoube.web.answer;

import org.jspecify.annotations.NullMarked;
