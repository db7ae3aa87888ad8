/// The server's routes and streams as values: the source of its OpenAPI and AsyncAPI documents.
@NullMarked
package org.jadoube.web.description;

import org.jspecify.annotations.NullMarked;
