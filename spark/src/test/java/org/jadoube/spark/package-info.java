@NullMarked
package org.jadoube.spark;

import org.jspecify.annotations.NullMarked;
