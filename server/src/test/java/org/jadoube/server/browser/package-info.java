@NullMarked
package org.jadoube.server.browser;

import org.jspecify.annotations.NullMarked;
