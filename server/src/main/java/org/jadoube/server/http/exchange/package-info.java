/// Requests and answers, and what all routes share: problems, limits, keys, names.
@NullMarked
package org.jadoube.server.http.exchange;

import org.jspecify.annotations.NullMarked;
