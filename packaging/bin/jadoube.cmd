@echo off
rem Starts jadoube on Windows.
setlocal
set "root=%~dp0.."
set "jdk="
for %%j in (java.exe) do set "found=%%~dp$PATH:j"
call :try "%root%\java"
if defined JAVA_HOME call :try "%JAVA_HOME%"
if defined JAVA25_HOME call :try "%JAVA25_HOME%"
if defined found call :try "%found%.."
if not defined jdk (
  echo jadoube needs Java 25 or newer, and found none in JAVA_HOME, JAVA25_HOME or PATH. 1>&2
  echo Install a JDK 25 ^(for instance from https://adoptium.net^) or set JAVA_HOME to one. 1>&2
  exit /b 2
)
set "collector=-XX:+UseSerialGC"
if /i "%~1"=="serve" set "collector=-XX:+UseG1GC -XX:MaxGCPauseMillis=20"
"%jdk%\bin\java.exe" %collector% --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow %JAVA_OPTS% %JADOUBE_OPTS% -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 -cp "%root%\lib\*" org.jadoube.cli.Jadoube %*
exit /b %errorlevel%

:try
if defined jdk exit /b
if not exist "%~1\bin\java.exe" exit /b
findstr /r /c:"^JAVA_VERSION=.2[5-9]" /c:"^JAVA_VERSION=.[3-9][0-9]" "%~1\release" >nul 2>nul && set "jdk=%~1"
exit /b
