/**
 * Puts the text of a field on the clipboard. Where the browser has no clipboard for us (http, an old phone, a refused
 * permission) the field is selected and the browser's own copy is tried.
 * @returns false when nothing was copied; the text is selected then, for the user to copy
 */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return browserCopies();
  }
}

/** `execCommand` is deprecated, and the only way on a page without https. */
function browserCopies(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
