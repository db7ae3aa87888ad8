/// The senders of requests, and what they may see.
@NullMarked
package org.jadoube.web.http.access;

import org.jspecify.annotations.NullMarked;
