package org.jadoube.web;

/// Whether something is to be had on this server.
public enum OnOff {
  ON,
  OFF
}
