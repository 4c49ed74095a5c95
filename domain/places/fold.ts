/** Normalises text for searches: no accents, lower case, punctuation as spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether every typed word starts a word of the label, ignoring accents and order. */
export function matches(label: string, typed: string): boolean {
  const words = fold(label).split(' ');
  return fold(typed)
    .split(' ')
    .filter((part) => part !== '')
    .every((part) => words.some((word) => word.startsWith(part)));
}
