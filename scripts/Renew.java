import java.io.IOException;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.constantpool.ConstantPoolBuilder;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;

/// Rewrites the classes of a jar from Java 5's format to Java 8's, which is the same code with the
/// stack maps that the verifier has since wanted. No AOT cache can hold classes without them, so
/// each start would load and verify them anew.
///
/// `Renew.java JAR DIRECTORY` writes the jar with its classes renewed into the directory.
final class Renew {
  private static final int WITH_STACK_MAPS = ClassFile.JAVA_8_VERSION;

  private Renew() {}

  public static void main(String... arguments) throws IOException {
    Path jar = Path.of(arguments[0]);
    Path renewed = Path.of(arguments[1]).resolve(jar.getFileName());
    try (JarFile old = new JarFile(jar.toFile());
        JarOutputStream out = new JarOutputStream(Files.newOutputStream(renewed));
        URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()})) {
      ClassFile format =
          ClassFile.of(
              StackMapsOption.GENERATE_STACK_MAPS,
              ClassHierarchyResolverOption.of(
                  ClassHierarchyResolver.ofResourceParsing(loader)));
      for (JarEntry entry : old.stream().toList()) {
        byte[] bytes = old.getInputStream(entry).readAllBytes();
        JarEntry copy = new JarEntry(entry.getName());
        copy.setTimeLocal(entry.getTimeLocal());
        out.putNextEntry(copy);
        out.write(entry.getName().endsWith(".class") ? renewed(bytes, format) : bytes);
        out.closeEntry();
      }
    }
  }

  private static byte[] renewed(byte[] bytes, ClassFile format) {
    ClassModel old = format.parse(bytes);
    return old.majorVersion() >= WITH_STACK_MAPS
        ? bytes
        : format.build(old.thisClass(), ConstantPoolBuilder.of(old), built -> copy(old, built));
  }

  private static void copy(ClassModel old, ClassBuilder built) {
    built.withVersion(WITH_STACK_MAPS, 0);
    for (ClassElement element : old) {
      switch (element) {
        case ClassFileVersion _ -> {}
        // Code that is handed on as a whole stays as it is, without stack maps.
        case MethodModel method ->
            built.transformMethod(method, MethodTransform.transformingCode(CodeBuilder::with));
        default -> built.with(element);
      }
    }
  }
}
