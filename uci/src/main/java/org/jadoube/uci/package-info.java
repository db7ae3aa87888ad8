/// Chess engines, whatever they are made of: a question is a line and limits, an answer a move and
/// an evaluation.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.uci;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
