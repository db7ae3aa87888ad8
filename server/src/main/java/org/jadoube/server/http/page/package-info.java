/// Web pages and what they load.
@NullMarked
package org.jadoube.server.http.page;

import org.jspecify.annotations.NullMarked;
