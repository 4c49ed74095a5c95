/** Characters that show nothing: controls, spaces, fillers, selectors of a glyph's form, and blank braille. */
const BLANK = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** True for a text in which nobody sees anything. A zero-width space is none, either. */
export function isInvisible(text: string): boolean {
  return text.replaceAll(BLANK, '') === '';
}
