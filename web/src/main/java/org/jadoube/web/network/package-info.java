/// Who may connect, from where, how often and for how long. Independent of HTTP.
@NullMarked
package org.jadoube.web.network;

import org.jspecify.annotations.NullMarked;
