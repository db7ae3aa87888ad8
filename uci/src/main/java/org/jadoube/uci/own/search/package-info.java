/// The search: alpha-beta on boards that are copied, not undone.
@NullMarked
package org.jadoube.uci.own.search;

import org.jspecify.annotations.NullMarked;
