/// The cases of `spec/`, played under an edition and told stage by stage.
@NullMarked
package org.jadoube.server.cases;

import org.jspecify.annotations.NullMarked;
