/// The cases of `spec/`, played under an edition and told stage by stage.
@NullMarked
package org.jadoube.web.cases;

import org.jspecify.annotations.NullMarked;
