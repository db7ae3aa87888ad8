// @ts-check
// JSON Merge Patch, RFC 7396.

/** @param {any} value */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the document with the changes of the patch; `null` removes. Neither is changed.
 *
 * @param {any} document
 * @param {any} patch
 * @returns {any}
 */
export function patched(document, patch) {
  if (!isObject(patch)) return patch;
  /** @type {Record<string, any>} */
  const result = isObject(document) ? { ...document } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = patched(result[name], value);
  }
  return result;
}
