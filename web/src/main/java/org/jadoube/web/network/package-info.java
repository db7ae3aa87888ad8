/// Connections: who may make them, from where, how often and for how long. Independent of HTTP.
@NullMarked
package org.jadoube.web.network;

import org.jspecify.annotations.NullMarked;
