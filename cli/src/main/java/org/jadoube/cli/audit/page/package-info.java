/// The page about an audit: what it counts and shows, and how.
@NullMarked
package org.jadoube.cli.audit.page;

import org.jspecify.annotations.NullMarked;
