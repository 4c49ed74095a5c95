/** The first two characters of a name, for a collection without a picture (COL-01). */
export function twoLetters(name: string): string {
  return [...name.replace(/\s/gu, '')].slice(0, 2).join('');
}
