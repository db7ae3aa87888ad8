package org.jadoube.play.log;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.OutputStreamAppender;
import ch.qos.logback.core.encoder.Encoder;
import java.nio.charset.StandardCharsets;
import org.slf4j.LoggerFactory;

/// Sets up the log of this process; `logback.xml` has the rest.
public final class LogSetup {
  private static final String APPENDER = "stderr";
  private static final String PATTERN = "text-pattern";

  private LogSetup() {}

  /// Gives the log that form from now on.
  public static void apply(LogForm form) {
    if (LoggerFactory.getILoggerFactory() instanceof LoggerContext context) {
      level(context.getLogger("org.jadoube"), form.level());
      Logger root = context.getLogger(Logger.ROOT_LOGGER_NAME);
      if (root.getAppender(APPENDER) instanceof OutputStreamAppender<ILoggingEvent> appender) {
        appender.stop();
        appender.setEncoder(encoder(form.format(), context));
        appender.start();
      }
    }
  }

  private static void level(Logger logger, LogForm.Level level) {
    logger.setLevel(
        switch (level) {
          case ERROR -> ch.qos.logback.classic.Level.ERROR;
          case WARN -> ch.qos.logback.classic.Level.WARN;
          case INFO -> ch.qos.logback.classic.Level.INFO;
          case DEBUG -> ch.qos.logback.classic.Level.DEBUG;
        });
  }

  private static Encoder<ILoggingEvent> encoder(LogForm.Format format, LoggerContext context) {
    return switch (format) {
      case TEXT -> text(context);
      case JSON -> json(context);
    };
  }

  private static Encoder<ILoggingEvent> text(LoggerContext context) {
    PatternLayoutEncoder encoder = new PatternLayoutEncoder();
    encoder.setContext(context);
    encoder.setCharset(StandardCharsets.UTF_8);
    encoder.setPattern(context.getProperty(PATTERN));
    encoder.start();
    return encoder;
  }

  private static Encoder<ILoggingEvent> json(LoggerContext context) {
    JsonEncoder encoder = new JsonEncoder();
    encoder.setContext(context);
    encoder.setWithSequenceNumber(false);
    encoder.setWithNanoseconds(false);
    encoder.setWithContext(false);
    encoder.setWithMessage(false);
    encoder.setWithArguments(false);
    encoder.setWithFormattedMessage(true);
    encoder.start();
    return encoder;
  }
}
