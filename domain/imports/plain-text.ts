/** The text of a description that a web editor wrote as HTML. Products hold plain text; nothing here ends up as markup. */
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
  '#039': "'",
};

export function plainText(html: string): string {
  return html
    .replaceAll('\\n', '\n')
    .replace(/<(?:br\s*\/?|\/p|\/li|\/h[1-6])>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
