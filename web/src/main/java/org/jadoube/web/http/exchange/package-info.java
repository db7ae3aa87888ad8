/// Requests and answers, and things that all routes share: problems, limits, keys, names.
@NullMarked
package org.jadoube.web.http.exchange;

import org.jspecify.annotations.NullMarked;
