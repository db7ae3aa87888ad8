/// The options that name a server's database.
@NullMarked
package org.jadoube.cli.storage;

import org.jspecify.annotations.NullMarked;
