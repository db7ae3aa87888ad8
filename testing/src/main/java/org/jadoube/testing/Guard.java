package org.jadoube.testing;

import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.classfile.ClassFile.ACC_SYNTHETIC;
import static java.util.stream.Collectors.toSet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.TypeAnnotation;
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.InnerClassInfo;
import java.lang.classfile.attribute.MethodParameterInfo;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Makes each public constructor and method of a public type in an exported package refuse null by
/// the name of the parameter, unless the parameter is `@Nullable`. Inside, NullAway proves that
/// there is none, so the sources need no checks.
///
/// The build runs it on the classes of a module and changes them in place. Classes that are already
/// guarded are not written again, or everything that depends on them would be recompiled.
public final class Guard {
  private static final ClassDesc OBJECTS = ClassDesc.of("java.util.Objects");
  private static final MethodTypeDesc CHECK =
      MethodTypeDesc.of(ConstantDescs.CD_Object, ConstantDescs.CD_Object, ConstantDescs.CD_String);
  private static final String NULLABLE = "Lorg/jspecify/annotations/Nullable;";

  private static final ClassFile FORMAT =
      ClassFile.of(
          ClassHierarchyResolverOption.of(
              ClassHierarchyResolver.ofResourceParsing(ClassLoader.getSystemClassLoader())));

  private Guard() {}

  public static void main(String... arguments) throws IOException {
    Path classes = Path.of(arguments[0]);
    for (String exported : exported(classes)) {
      try (Stream<Path> files = Files.list(classes.resolve(exported))) {
        files.filter(file -> file.toString().endsWith(".class")).forEach(Guard::guard);
      }
    }
  }

  /// The packages that a module exports.
  private static Set<String> exported(Path classes) throws IOException {
    return FORMAT
        .parse(classes.resolve("module-info.class"))
        .findAttribute(Attributes.module())
        .orElseThrow()
        .exports()
        .stream()
        .map(export -> export.exportedPackage().name().stringValue())
        .collect(toSet());
  }

  private static void guard(Path file) {
    try {
      ClassModel type = FORMAT.parse(file);
      if (isPublic(type) && type.methods().stream().anyMatch(Guard::needsGuard)) {
        Files.write(file, FORMAT.transformClass(type, Guard::guard));
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static void guard(ClassBuilder builder, ClassElement element) {
    if (element instanceof MethodModel method && needsGuard(method)) {
      builder.transformMethod(method, MethodTransform.transformingCode(atStart(method)));
    } else {
      builder.with(element);
    }
  }

  /// Whether the type and all types around it are public.
  private static boolean isPublic(ClassModel type) {
    return type.findAttribute(Attributes.innerClasses()).stream()
            .flatMap(inner -> inner.classes().stream())
            .filter(inner -> isAround(inner, type))
            .allMatch(
                inner -> (inner.flagsMask() & ACC_PUBLIC) != 0 && inner.outerClass().isPresent())
        && (type.flags().flagsMask() & ACC_PUBLIC) != 0;
  }

  private static boolean isAround(InnerClassInfo inner, ClassModel type) {
    String name = inner.innerClass().asInternalName();
    String own = type.thisClass().asInternalName();
    return own.equals(name) || own.startsWith(name + "$");
  }

  private static boolean needsGuard(MethodModel method) {
    int flags = method.flags().flagsMask();
    return (flags & ACC_PUBLIC) != 0
        && (flags & ACC_SYNTHETIC) == 0
        && !method.methodName().equalsString("equals")
        && method.code().isPresent()
        && !checked(method).isEmpty()
        && !isGuarded(method.code().get());
  }

  private static boolean isGuarded(CodeModel code) {
    return code.elementStream()
        .filter(element -> element instanceof Instruction)
        .skip(2)
        .findFirst()
        .filter(third ->
            third instanceof InvokeInstruction call
                && call.owner().asSymbol().equals(OBJECTS)
                && call.typeSymbol().equals(CHECK))
        .isPresent();
  }

  /// A parameter that must not be null.
  private record Checked(int slot, String name) {}

  private static List<Checked> checked(MethodModel method) {
    List<ClassDesc> types = method.methodTypeSymbol().parameterList();
    List<String> names =
        method.findAttribute(Attributes.methodParameters()).stream()
            .flatMap(all -> all.parameters().stream())
            .map(Guard::name)
            .toList();
    Set<Integer> nullable = nullable(method);
    List<Checked> checked = new ArrayList<>();
    int slot = (method.flags().flagsMask() & ACC_STATIC) != 0 ? 0 : 1;
    for (int i = 0; i < types.size(); i++) {
      if (!types.get(i).isPrimitive() && !nullable.contains(i) && i < names.size()) {
        checked.add(new Checked(slot, names.get(i)));
      }
      slot += TypeKind.from(types.get(i)).slotSize();
    }
    return checked;
  }

  private static String name(MethodParameterInfo parameter) {
    return parameter.name().orElseThrow().stringValue();
  }

  private static Set<Integer> nullable(MethodModel method) {
    Set<Integer> nullable = new HashSet<>();
    method.findAttribute(Attributes.runtimeVisibleTypeAnnotations()).stream()
        .flatMap(all -> all.annotations().stream())
        .filter(each -> each.annotation().className().equalsString(NULLABLE))
        .filter(each -> each.targetPath().isEmpty())
        .forEach(each -> {
          if (each.targetInfo() instanceof TypeAnnotation.FormalParameterTarget parameter) {
            nullable.add(parameter.formalParameterIndex());
          }
        });
    return nullable;
  }

  private static CodeTransform atStart(MethodModel method) {
    List<Checked> checked = checked(method);
    int line = line(method.code().orElseThrow());
    return new CodeTransform() {
      @Override
      public void atStart(CodeBuilder code) {
        if (line > 0) {
          code.lineNumber(line);
        }
        for (Checked each : checked) {
          code.aload(each.slot())
              .loadConstant(each.name())
              .invokestatic(OBJECTS, "requireNonNull", CHECK)
              .pop();
        }
      }

      @Override
      public void accept(CodeBuilder code, CodeElement element) {
        code.with(element);
      }
    };
  }

  private static int line(CodeModel code) {
    return code.elementStream()
        .flatMap(element -> element instanceof LineNumber at ? Stream.of(at.line()) : Stream.of())
        .findFirst()
        .orElse(0);
  }
}
