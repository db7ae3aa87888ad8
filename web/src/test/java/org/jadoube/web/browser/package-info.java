@NullMarked
package org.jadoube.web.browser;

import org.jspecify.annotations.NullMarked;
