package org.jadoube.architecture;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/// The numbers in sources: literals of numbers, and texts that are durations (`PT2M`). Left out are
/// 0, 1, -1, and the 2 of `2 * moves` and `plies / 2`, since a move is two plies.
final class NumbersInCode {
  private static final Set<String> TRIVIAL = Set.of("0", "1", "-1", "0.0", "1.0", "-1.0");
  private static final Pattern DURATION = Pattern.compile("P(\\d+D)?(T[\\d.HMS]+)?");

  /// A number and its place.
  record Found(String file, long line, String number) {
    /// `Claims.java: 50`.
    String key() {
      return file + ": " + number;
    }

    @Override
    public String toString() {
      return file + ", line " + line + ": " + number;
    }
  }

  private NumbersInCode() {}

  /// The numbers in the Java files below a directory.
  static List<Found> below(Path directory) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null,
                  manager,
                  null,
                  null,
                  null,
                  manager.getJavaFileObjectsFromPaths(files(directory)));
      List<Found> found = new ArrayList<>();
      task.parse().forEach(unit -> new Literals(unit, Trees.instance(task), found).scan());
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> files(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  private static final class Literals extends TreeScanner<Void, Void> {
    private final CompilationUnitTree unit;
    private final Trees trees;
    private final List<Found> found;

    Literals(CompilationUnitTree unit, Trees trees, List<Found> found) {
      this.unit = unit;
      this.trees = trees;
      this.found = found;
    }

    void scan() {
      scan(unit, null);
    }

    @Override
    public Void visitBinary(BinaryTree operation, Void nothing) {
      boolean doubles =
          operation.getKind() == Tree.Kind.MULTIPLY && isTwo(operation.getLeftOperand());
      boolean halves =
          operation.getKind() == Tree.Kind.DIVIDE && isTwo(operation.getRightOperand());
      if (!doubles) {
        scan(operation.getLeftOperand(), null);
      }
      if (!halves) {
        scan(operation.getRightOperand(), null);
      }
      return null;
    }

    private static boolean isTwo(Tree operand) {
      return operand instanceof LiteralTree literal
          && Integer.valueOf(2).equals(literal.getValue());
    }

    @Override
    public Void visitLiteral(LiteralTree literal, Void nothing) {
      Object value = literal.getValue();
      boolean number = value instanceof Number && !TRIVIAL.contains(value.toString());
      if (number || isDuration(value)) {
        long at = trees.getSourcePositions().getStartPosition(unit, literal);
        found.add(new Found(file(), unit.getLineMap().getLineNumber(at), value.toString()));
      }
      return null;
    }

    private static boolean isDuration(Object value) {
      return value instanceof String text && text.length() > 1 && DURATION.matcher(text).matches();
    }

    private String file() {
      return String.valueOf(Path.of(unit.getSourceFile().toUri()).getFileName());
    }
  }
}
