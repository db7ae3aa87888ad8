package org.jadoube.web.mcp;

import static java.util.Objects.requireNonNull;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpStatelessServerHandler;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCNotification;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpStatelessServerTransport;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.jadoube.web.ask.Oracle;
import org.jadoube.wire.Json;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// A server of the Model Context Protocol without sessions: a message in, an answer out. Whoever
/// owns it brings the messages, over HTTP or on standard input.
public final class McpEndpoint {
  private static final McpJsonMapper MAPPER =
      new JacksonMcpJsonMapper(JsonMapper.builder().build());
  private static final int PARSE_ERROR = -32700;
  private static final int INVALID_REQUEST = -32600;
  private static final int INVALID_PARAMS = -32602;
  private static final Logger LOG = LoggerFactory.getLogger(McpEndpoint.class);

  private final Messages messages = new Messages();

  /// An endpoint whose tools are questions to `oracle`.
  public McpEndpoint(Oracle oracle) {
    McpServer.sync(messages)
        .serverInfo("jadoube", version())
        .instructions(
            "The FIDE Laws of Chess, executed. Ask before you claim anything about legality, draws,"
                + " clocks, penalties or tournament rules, and quote the Articles of the answers.")
        .jsonMapper(MAPPER)
        .capabilities(McpSchema.ServerCapabilities.builder().tools(false).build())
        .tools(LawsTools.of(oracle).stream().map(McpEndpoint::specification).toList())
        .validateToolInputs(false)
        .immediateExecution(true)
        .build();
  }

  /// A page for models that read before they ask, as [llmstxt.org](https://llmstxt.org) proposes.
  public static String introduction() {
    try (InputStream page = McpEndpoint.class.getResourceAsStream("llms.txt")) {
      return new String(requireNonNull(page).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The version that the build wrote into the jar.
  private static String version() {
    return Optional.ofNullable(McpEndpoint.class.getPackage().getImplementationVersion())
        .orElse("(not built)");
  }

  private static SyncToolSpecification specification(LawsTool<?, ?> tool) {
    McpSchema.Tool described =
        McpSchema.Tool.builder(tool.name(), MAPPER, tool.question().jsonSchema())
            .title(tool.title())
            .description(tool.description())
            .build();
    return new SyncToolSpecification(
        described,
        (_, call) -> result(tool.call(Optional.ofNullable(call.arguments()).orElse(Map.of()))));
  }

  private static McpSchema.CallToolResult result(LawsTool.Outcome outcome) {
    return switch (outcome) {
      case LawsTool.Outcome.Said(String words, String json) ->
          McpSchema.CallToolResult.builder()
              .addTextContent(words)
              .structuredContent(MAPPER, json)
              .isError(false)
              .build();
      case LawsTool.Outcome.Misunderstood(String why) ->
          McpSchema.CallToolResult.builder().addTextContent(why).isError(true).build();
    };
  }

  /// The answer to a message of JSON-RPC; empty for a notification, which needs none.
  public Optional<String> answer(String message) {
    if (!message.strip().startsWith("{")) { // the library takes null for a message
      return Optional.of(noMessage(message));
    }
    try {
      return answer(McpSchema.deserializeJsonRpcMessage(MAPPER, message));
    } catch (IOException | IllegalArgumentException unreadable) {
      return Optional.of(noMessage(message));
    }
  }

  private static String noMessage(String text) {
    try {
      boolean batch = JsonMapper.shared().readTree(text).isArray();
      return error(
          INVALID_REQUEST,
          batch
              ? "Expected one message of JSON-RPC 2.0, not several in an array."
              : "This is no message of JSON-RPC 2.0.");
    } catch (JacksonException noJson) {
      return error(PARSE_ERROR, "This is not JSON.");
    }
  }

  private Optional<String> answer(JSONRPCMessage message) throws IOException {
    McpStatelessServerHandler handler = messages.handler();
    return switch (message) {
      case JSONRPCRequest request -> Optional.of(answer(handler, request));
      case JSONRPCNotification notification -> {
        handler.handleNotification(McpTransportContext.EMPTY, notification).block();
        yield Optional.empty();
      }
      default ->
          Optional.of(error(INVALID_REQUEST, "This server asks nothing, so it needs no answers."));
    };
  }

  /// The library fails at parameters that are missing.
  private static String answer(McpStatelessServerHandler handler, JSONRPCRequest request)
      throws IOException {
    try {
      return MAPPER.writeValueAsString(
          handler.handleRequest(McpTransportContext.EMPTY, request).block());
    } catch (RuntimeException failed) {
      LOG.debug("a message of a model was not understood", failed);
      return Json.write(
          Map.of(
              "jsonrpc",
              "2.0",
              "id",
              request.id(),
              "error",
              fault(INVALID_PARAMS, "These are no parameters of " + request.method() + ".")));
    }
  }

  private static Map<String, Object> fault(int code, String message) {
    return Map.of("code", code, "message", message);
  }

  private static String error(int code, String message) {
    return Json.write(Map.of("jsonrpc", "2.0", "error", fault(code, message)));
  }

  /// Takes the handler from the library.
  private static final class Messages implements McpStatelessServerTransport {
    private Optional<McpStatelessServerHandler> handler = Optional.empty();

    McpStatelessServerHandler handler() {
      return handler.orElseThrow();
    }

    @Override
    public void setMcpHandler(McpStatelessServerHandler given) {
      handler = Optional.of(given);
    }

    @Override
    public Mono<Void> closeGracefully() {
      return Mono.empty();
    }
  }
}
