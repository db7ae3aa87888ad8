package org.jadoube.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIRequestContext;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.options.RequestOptions;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Somebody who has signed in in a browser, and does the rest over HTTP.
record Office(APIRequestContext requests, String address) {
  JsonNode post(String path, String body) {
    return read(
        requests.post(
            address + path,
            RequestOptions.create()
                .setHeader("Content-Type", "application/json")
                .setHeader("Jadoube-Client", "tests")
                .setData(body)));
  }

  JsonNode get(String path) {
    return read(requests.get(address + path));
  }

  private static JsonNode read(APIResponse answer) {
    assertThat(answer.ok()).as(answer.text()).isTrue();
    return JsonMapper.shared().readTree(answer.text());
  }
}
