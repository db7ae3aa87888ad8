# Starts jadoube on Windows, or wherever PowerShell is.
$root = Split-Path -Parent $PSScriptRoot

function Test-Java25([string] $jdk) {
    if (-not $jdk) { return $false }
    $release = Join-Path $jdk 'release'
    if (-not (Test-Path $release)) { return $false }
    $line = Get-Content $release | Where-Object { $_ -match '^JAVA_VERSION="(\d+)' } | Select-Object -First 1
    return $line -match '^JAVA_VERSION="(\d+)' -and [int] $Matches[1] -ge 25
}

$found = (Get-Command java -ErrorAction SilentlyContinue | Select-Object -First 1).Source
$candidates = @((Join-Path $root 'java'), $env:JAVA_HOME, $env:JAVA25_HOME)
if ($found) { $candidates += Split-Path -Parent (Split-Path -Parent $found) }
$jdk = $candidates | Where-Object { Test-Java25 $_ } | Select-Object -First 1
if (-not $jdk) {
    [Console]::Error.WriteLine('jadoube needs Java 25 or newer, and found none in JAVA_HOME, JAVA25_HOME or PATH.')
    [Console]::Error.WriteLine('Install a JDK 25 (for instance from https://adoptium.net) or set JAVA_HOME to one.')
    exit 2
}

$options = @('-XX:+UseSerialGC')
if ($args.Count -gt 0 -and $args[0] -eq 'serve') { $options = @('-XX:+UseG1GC', '-XX:MaxGCPauseMillis=20') }
$own = "$env:JAVA_OPTS $env:JADOUBE_OPTS".Trim()
if ($own) { $options += $own -split '\s+' }
& (Join-Path $jdk 'bin/java') @options --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow `
    '-Dstdout.encoding=UTF-8' '-Dstderr.encoding=UTF-8' -cp (Join-Path (Join-Path $root 'lib') '*') org.jadoube.cli.Jadoube @args
exit $LASTEXITCODE
