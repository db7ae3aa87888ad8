// @ts-check
// Copies the contents of a field for other programs.

/** Copies over HTTPS, if the browser allows it. @param {string} words */
async function toClipboard(words) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}

/** Copies everywhere else. The text stays selected, so that it can also be copied by hand. @param {HTMLInputElement | HTMLTextAreaElement} field */
function bySelection(field) {
  field.focus();
  field.setSelectionRange(0, field.value.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

/** Copies words that no field shows; returns whether it could. @param {string} words */
export async function copiedText(words) {
  if (await toClipboard(words)) return true;
  const [field, focused] = [document.createElement('textarea'), document.activeElement];
  field.className = 'unseen';
  field.value = words;
  document.body.append(field);
  const done = bySelection(field);
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}

/** Copies the contents of the field; returns whether it could. @param {HTMLInputElement} field */
export const copied = async (field) => (await toClipboard(field.value)) || bySelection(field);
