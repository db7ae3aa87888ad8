/// `jadoube trf`, `jadoube standings` and `jadoube pair`: tournament report files.
@NullMarked
package org.jadoube.cli.trf;

import org.jspecify.annotations.NullMarked;
