// @ts-check
// What a field holds, copied for other programs.

/** Works with HTTPS, if the browser allows it. @param {string} words */
async function toClipboard(words) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}

/** Works everywhere else. The text stays selected, so that it can be copied by hand. @param {HTMLInputElement} field */
function bySelection(field) {
  field.focus();
  field.setSelectionRange(0, field.value.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

/** Copies what is in the field; returns whether it could. @param {HTMLInputElement} field */
export const copied = async (field) => (await toClipboard(field.value)) || bySelection(field);
