/// What the server's routes and streams do, as values: the source of its OpenAPI and AsyncAPI
/// documents.
@NullMarked
package org.jadoube.server.description;

import org.jspecify.annotations.NullMarked;
