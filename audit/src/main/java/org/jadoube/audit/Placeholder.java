package org.jadoube.audit;

/// Only so that the package exists: delete it with the first real type.
final class Placeholder {}
