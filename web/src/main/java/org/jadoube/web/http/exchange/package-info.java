/// Requests and answers, and what all routes share: problems, limits, keys, names.
@NullMarked
package org.jadoube.web.http.exchange;

import org.jspecify.annotations.NullMarked;
