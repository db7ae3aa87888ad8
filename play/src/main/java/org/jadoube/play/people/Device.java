package org.jadoube.play.people;

import org.jadoube.store.Secret;

/// A browser or a program that the server recognises. It says nothing about its user.
///
/// @param name no secret
/// @param token proves that it is the device of that name
public record Device(String name, Secret token) {
  /// Its name as the caller of a request.
  public String caller() {
    return "device:" + name;
  }
}
