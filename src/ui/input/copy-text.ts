/**
 * Copies the text of a field to the clipboard. Without clipboard (http, an old phone, a refused permission) it selects
 * the field and tries the browser's own copy command.
 * @returns false when nothing was copied; the text is then selected for the user to copy
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

/** Copies a text that the page shows. @returns false when the browser refuses; a person can still select the text */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** `execCommand` is deprecated, but the only way on a page without https. */
function browserCopies(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
