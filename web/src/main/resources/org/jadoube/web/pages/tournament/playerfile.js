// @ts-check
// A file with players, as programs write them: in UTF-8, or in the letters of older ones.

/** Its lines. @param {Blob} file */
export async function linesOf(file) {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
