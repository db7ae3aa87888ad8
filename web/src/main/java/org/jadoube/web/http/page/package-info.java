/// Web pages and what they load.
@NullMarked
package org.jadoube.web.http.page;

import org.jspecify.annotations.NullMarked;
