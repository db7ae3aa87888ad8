/// Web pages and their assets.
@NullMarked
package org.jadoube.web.http.page;

import org.jspecify.annotations.NullMarked;
