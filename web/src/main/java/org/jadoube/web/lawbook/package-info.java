/// The Laws as pages to read: contents, Articles with the editions side by side, search.
@NullMarked
package org.jadoube.web.lawbook;

import org.jspecify.annotations.NullMarked;
